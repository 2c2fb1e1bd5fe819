import { stems, yearSpan, type Entry, type View } from '../../answers/index.ts'
import { kindOf, type Picture } from '../../farm/index.ts'
import { fieldGiftsIn, productOf, sumOnField, tidy, type FieldRow, type Gift } from '../../library/index.ts'
import { germanDay, germanList, germanNumber } from '../../shared/german/write-german.ts'
import { giftsOfCrop } from '../findings/crop-gifts.ts'
import { baseOf, needsByCrop, needsOf, type Need } from '../findings/nutrient-needs.ts'
import { dueRot20 } from '../findings/duengeplan/due-rot-20.ts'
import { ENFORCEMENT_TEXT, enforcementOn, isRed } from '../findings/red-zones.ts'
import { sceneOf } from '../findings/rule.ts'
import { duev, valueOn } from '../../law/index.ts'
import { dueBedarfUeber } from '../findings/duengeplan/due-bedarf-ueber.ts'
import { kg } from '../findings/wording.ts'

/** So many fields are told. */
const MOST_TOLD = 10

const STEPS = [...stems('rechenweg')]

/** What was determined for the crop of a field, what it was given, and what is left up to that. */
export const nitrogenView: View = {
  name: 'field_nitrogen',
  label: 'Stickstoff je Feld',
  example: 'Wie viel Stickstoff darf der Weizen noch bekommen?',
  nouns: stems(
    `stickstoffrest Bedarf Stickstoffbedarf Düngebedarf NBedarf braucht brauchen bräuchte benötigt benötigen`,
  ),
  neutralWords: stems(
    `Stickstoff N Hektar angabenlücke Gabe Gaben Düngung gedüngt gegeben düngen geben Dünger Jahr offen übrig fehlt Luft
     Kultur Rest restlich Kilo kommen reinpassen passt warum wieso weshalb weniger mehr niedriger höher voll vollen ganz
     rechenweg gleich gleichem trotz`,
  ),
  columns: [{ name: 'text', label: 'Feld', type: 'text', words: new Set() }],
  roles: { list: [] },
  classes: [],
  completeness: 'register',
  tense: 'past',
  answersDuties: true,
  heads: stems('Acker Feld Schlag Wiese Weide Koppel Stück Fläche'),
  tellsAlso: { says: ['missing', 'selection', 'asksPermission', 'aggregate'] },
  spanOf: ({ values }) => yearSpan(values.year as number),
  tells: (entries, { isNarrowed, words }) =>
    isNarrowed && entries.length <= MOST_TOLD
      ? entries
          .map(({ values }) => String(STEPS.some((stem) => words.has(stem)) ? values.reckoned : values.told))
          .join('\n')
      : undefined,
}

/** One for each field with a determination of the year. */
export function nitrogenEntries(picture: Picture, year: number): Entry[] {
  const given = new Map(fieldGiftsIn(picture, year).map(({ field, gifts }) => [field.id, gifts]))
  return (picture.rows('fields') as readonly FieldRow[]).flatMap((field) => {
    const needs = needsOf(picture, field, year)
    return needs.length === 0 ? [] : entryFor({ field, needs, gifts: given.get(field.id) ?? [] }, picture, year)
  })
}

interface Fertilized {
  field: FieldRow
  needs: readonly Need[]
  gifts: readonly Gift[]
}

function entryFor({ field, needs, gifts }: Fertilized, picture: Picture, year: number): Entry[] {
  const { sure } = giftsOfCrop(field, gifts, year)
  const bases = needsByCrop(field, needs).flatMap((ofCrop) => baseOf(ofCrop, sure) ?? [])
  if (bases.length === 0 || bases.some(({ values }) => values.n_kg_ha == null)) return []
  const need = tidy(bases.reduce((sum, { values }) => sum + values.n_kg_ha!, 0))
  const { kgHa, missing } = sumOnField(sure, ({ countedKg }) => countedKg)
  const crops = [...new Set(bases.flatMap(({ values }) => values.crop ?? []))]
  const name = [field.values.name ?? 'Feld ohne Namen', ...crops].join(', ')
  const [first] = bases
  const left = tidy(need - kgHa)
  const rest =
    missing.length > 0
      ? `Bei ${missing.length === 1 ? 'einer Gabe' : `${missing.length} Gaben`} fehlt der Stickstoff, darum lässt sich der Rest nicht rechnen`
      : left >= 0
        ? `bis zum Bedarf fehlen noch ${kg(left)}`
        : `das sind ${kg(-left)} zu viel`
  const day = first!.values.determined_on
  const told = [
    `${name} ${year}: Der Bedarf ist ${kg(need)} Stickstoff je Hektar`,
    ` (Bedarfsermittlung${day ? ` vom ${germanDay(day)}` : ''}),`,
    ` anrechenbar gegeben sind ${kg(kgHa)}${giftsText(sure)}; ${rest} (${dueBedarfUeber.legalBasis}).`,
    missing.length === 0 && isRed(field.values) ? cutText(picture, year, { need, given: kgHa }) : '',
  ].join('')
  return [
    {
      name,
      values: { text: name, year, told, reckoned: `${told}${stepsText(bases)}` },
      record: {
        kind: 'nutrient_needs',
        id: first!.id,
        title: `${kindOf('nutrient_needs').singular}: ${name}`,
        label: name,
        values: {},
        alwaysShown: [],
        references: {},
        sources: [],
      },
      searchTexts: ['Feld Schlag Acker Fläche'],
    },
  ]
}

/** All fields of a nitrate area together are given less than their need; what that is for one of them is told, too. */
function cutText(picture: Picture, year: number, { need, given }: { need: number; given: number }): string {
  // What holds in the time in which the crops of the year are given their nitrogen.
  const day = `${year}-06-30`
  const scene = sceneOf(picture, { year, today: day })
  const [cut, enforcement] = [valueOn(duev.rotesGebietKuerzung, day, scene.land), enforcementOn(scene, day)]
  if (cut === undefined || enforcement === undefined) return ''
  const most = tidy((need * (100 - cut)) / 100)
  const left = tidy(most - given)
  const rest = left >= 0 ? `es fehlten noch ${kg(left)}` : `das wären ${kg(-left)} zu viel`
  return [
    ` Das Feld liegt im roten Gebiet: Dort ist der Bedarf über alle Schläge zusammen um ${germanNumber(cut)} % gekürzt`,
    ` (${dueRot20.legalBasis}); für dieses Feld allein wären es ${kg(most)}, ${rest}. ${ENFORCEMENT_TEXT[enforcement]}`,
  ].join('')
}

/** „ Gerechnet ist er so: Bedarfswert Silomais 200; Nmin −55.“ */
function stepsText(bases: readonly Need[]): string {
  const steps = bases.flatMap(({ values }) => values.steps ?? [])
  const told = steps.map(({ text, value }) =>
    value == null ? text : `${text} ${germanNumber(value).replace('-', '−')}`,
  )
  return told.length === 0
    ? ' Wie er gerechnet ist, ist nicht eingetragen.'
    : ` Gerechnet ist er so: ${told.join('; ')}.`
}

/** „ (06.03.2026 KAS 27 81 kg)“ */
const giftsText = (gifts: readonly Gift[]): string =>
  gifts.length === 0 ? '' : ` (${germanList(gifts.map(giftText))})`

const giftText = (gift: Gift): string =>
  [germanDay(gift.day), productOf(gift), ...(gift.countedKg === undefined ? [] : [kg(gift.countedKg)])].join(' ')
