import { stems, yearSpan } from '../../../answers/index.ts'
import { cropGroupWords } from '../../../terms/index.ts'
import { columnsOf } from '../columns.ts'
import { eachRow, labelOf, type FarmView } from '../farm-view.ts'

export const nutrientNeedsView: FarmView = {
  name: 'nutrient_needs',
  label: 'Düngebedarf',
  furtherExamples: ['Wie hoch ist der N-Bedarf vom Moorstück 2026?'],
  kinds: ['nutrient_needs'],
  nouns: stems(
    `~needing Düngebedarf Düngerbedarf Nährstoffbedarf Bedarfswert Sollwert Bedarf Bedarfsermittlung Bedarfsermittlungen
        Düngebedarfsermittlung Düngebedarfsermittlungen braucht brauchen NBedarf Stickstoffbedarf`,
  ),
  columns: columnsOf('nutrient_needs', {
    field_id: { words: 'Feld Schlag Felder Schläge' },
    year: { ignoreLabel: true },
    crop: { words: 'Kultur' },
    determined_on: {
      ignoreLabel: true,
      words: 'Ermittlungsdatum Ermittlungstag',
    },
    n_kg_ha: { words: 'Stickstoff N Stickstoffbedarf NBedarf NDüngebedarf Stickstoffobergrenze' },
    p2o5_kg_ha: { words: 'Phosphat Phosphor P2O5 P Phosphatbedarf Phosphorbedarf PBedarf' },
    reason: { ignoreLabel: true, words: 'Begründung Grund Ursache warum weshalb wieso' },
  }),
  neutralWords: stems(
    'Jahr steht darf ermittelt berechnet gerechnet ausgerechnet errechnet festgestellt erstellt gemacht',
  ),
  roles: { day: 'determined_on', amount: 'n_kg_ha', where: 'field_id', list: ['n_kg_ha'] },
  classes: [],
  entriesOf: eachRow(
    ({ field_id, crop, year }, farm) =>
      [labelOf(farm, 'fields', field_id), [crop, year].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    {
      searchTexts: ({ field_id, crop }, farm) => [
        labelOf(farm, 'fields', field_id),
        ...(typeof crop === 'string' ? cropGroupWords(crop) : []),
      ],
    },
  ),
  spanOf: ({ values }) => yearSpan(Number(values.year)),
  completeness: 'log',
  tense: 'past',
  series: ['field_id', 'crop'],
}
