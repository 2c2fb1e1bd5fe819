import { duev, entryOn } from '../../law/index.ts'
import { isOrganic, isSolidManureOrCompost, useOf } from '../../library/index.ts'
import { isTreatedAsGrassland, standOn } from '../findings/field-crops.ts'
import type { Scene } from '../findings/rule.ts'
import { fieldRows, fieldsMeant, namesOfFields, useText } from './fields-meant.ts'
import { dayAsked, type FieldRow, type LawQuestion } from './law-question.ts'
import { hoursText, stripsText } from './spreading-text.ts'
import { onDay, paragraph, type LawTopic, type Told } from './topic.ts'

/** How soon organic fertilizers are worked in. */
export const incorporation: LawTopic = {
  id: 'incorporation',
  asksFor: [['incorporate', 'lie', 'soil']],
  beside: [
    ...([
      'material',
      'fertilizer',
      'organic',
      'liquid',
      'time',
      'demand',
      'begin',
      'grassland',
      'arable',
      'field',
    ] as const),
    ...(['crop', 'spread', 'fertilize', 'bare', 'standing', 'people', 'amount', 'harvested'] as const),
  ],
  needsNoDuty: ['time', 'valid', 'demand'],
  reads: ['fields'],
  tell(question, scene) {
    const { materials, concepts } = question
    // „in den Boden“ and „liegen bleiben“ say it of something that was spread.
    const saysIt = concepts.has('incorporate') || (concepts.has('lie') && materials.length > 0)
    const meansIt = concepts.has('soil') && materials.length > 0 && ['how', 'until', 'when'].includes(question.type)
    if (!saysIt && !meansIt) return undefined
    const day = dayAsked(question)
    const entry = entryOn(duev.einarbeitungBinnen, day, scene.land)
    if (!entry || materials.some((material) => !isOrganic(material))) return undefined
    const source = paragraph(entry.source)
    if (materials.length > 0 && materials.every(isSolidManureOrCompost))
      return {
        text: `Festmist von Huf- und Klauentieren und Kompost müssen nach der Verordnung nicht eingearbeitet werden (${source} S. 2); für Gülle, Gärrest, Jauche und Geflügelmist sind es auf unbestelltem Acker ${hoursText(entry.value)} nach Beginn des Ausbringens.`,
        rows: [],
      }
    const thin = entryOn(duev.einarbeitungTrockenmasseUnter, day, scene.land)
    const rule = `Auf unbestelltem Ackerland müssen Gülle, Gärrest, Jauche und Geflügelmist unverzüglich eingearbeitet sein, ${hoursText(entry.value)} nach Beginn des Ausbringens (${source}).`
    const free = thin
      ? `Ausgenommen sind Festmist von Huf- und Klauentieren, Kompost und was weniger als ${thin.value} % Trockenmasse hat (${paragraph(thin.source)}).`
      : ''
    const told = tellFields(question, day, scene)
    return { text: [rule, free, told.text].filter(Boolean).join(' '), rows: told.rows }
  },
}

function tellFields(question: LawQuestion, day: string, scene: Scene): Told {
  const meant = fieldsMeant(question, scene, day)
  if (!meant?.isNarrowed || question.concepts.has('bare')) return { text: '', rows: [] }
  const byStand = [...Map.groupBy(meant.fields, (field) => standText(field, day, question, scene))]
  const texts = byStand.map(([text, fields]) => `Auf ${namesOfFields(fields)} ${text}`)
  return {
    text: [...texts, ...(meant.fields.length === 0 ? ['Ein solches Feld ist nicht eingetragen.'] : [])].join(' '),
    rows: fieldRows(meant.fields, (field) => `Nutzung: ${useText(field) ?? 'nicht eingetragen'}`),
  }
}

function standText(field: FieldRow, day: string, { today }: LawQuestion, { land }: Scene): string {
  const when = onDay(day, today)
  if (isTreatedAsGrassland(field.values, useOf(field.values), day, land))
    return `gilt das nicht, denn es ist Grünland. ${stripsText('grassland', day, { land })}`
  const stand = standOn(field.values, day)
  if (stand === 'crop')
    return `steht ${when} ein Bestand: Die Pflicht gilt dort vor der Saat und nach der Ernte. ${stripsText('arable', day, { land })}`
  return stand === 'bare'
    ? `steht ${when} nichts, die Pflicht gilt.`
    : `ist nicht bekannt, ob ${when} etwas steht: Trag Saat und Ernte beim Feld ein.`
}
