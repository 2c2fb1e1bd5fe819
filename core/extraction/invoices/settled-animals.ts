import { FORMATS } from '../../farm/index.ts'
import { germanDecimal, germanNumber } from '../../shared/german/write-german.ts'
import { goodsCategory, readSpecies } from '../../terms/index.ts'
import { SURE, TO_CONFIRM } from '../confidence.ts'
import type { Assertion } from '../extractor.ts'
import { Occurrences } from '../fieldwork/occurrences.ts'
import { speciesOfEarTag } from '../tables/animal-species.ts'
import { partiesOf } from './invoice-party.ts'
import type { InvoicePlaces, Place } from './invoice-places.ts'
import type { Position } from './invoice-positions.ts'
import type { Invoice } from './invoice.ts'

/** Words that only stand where animals were slaughtered. */
export const SLAUGHTER =
  /schlacht(?!vieh(?:handel|versteigerung))|fleischbeschau|handelskl|klassifizierung|(?<!\p{L})SG(?!\p{L})/iu

/** Animals by the head, at the end of a word. */
export const ANIMALS =
  /(?<!\p{L})\p{L}*(?:schweine?|sau|sauen|ferkel|läufer|bullen?|kuh|kühe|färsen?|rinder?|kalb|kälber|schafe?|lamm|lämmer|ziegen?|hähnchen|puten?|hühner|hennen)(?!\p{L})/iu

/** An animal that a settlement says has left; where it does not say on which day, it waits. */
export function leftAnimal(
  earTag: string,
  {
    day,
    to,
    slaughtered,
    note,
    place,
  }: { day: string | null; to: string; slaughtered: boolean; note: string; place: Place },
  sure: boolean,
): Assertion {
  const species = speciesOfEarTag(earTag) ?? null
  return {
    kind: 'animals',
    name: earTag,
    ...place,
    ...(day !== null && { asOf: day }),
    confidence: sure && day !== null && species === 'cattle' ? SURE : TO_CONFIRM,
    values: {
      ear_tag: earTag,
      species,
      left_on: day,
      left_to: to.slice(0, 100) || null,
      left_by: slaughtered ? 'slaughtered' : 'sold',
      status: 'gone',
      note: note || null,
    },
  }
}

/** A movement of animals without marks; the register tells of it under the same key. */
export const departureKey = (day: string, count: number, animals: string): string =>
  ['departure', day, String(count), readSpecies(animals) ?? 'animals'].join('|')

/** The one ear tag of a single animal that a text names, in its one spelling; marks of holdings are none. */
export function earTagIn(text: string): string | undefined {
  const tag = FORMATS.ear_tag.canonical(text.replace(/^(?:Ohrmarke|LOM|Tier)\s*:?\s*/iu, ''))
  return tag !== undefined && /^276\d{12}$/.test(tag) ? tag : undefined
}

/**
 * The animals of a settlement, as having left: each by its ear tag, others as a count that waits, for the register may
 * tell of them as well, and of which herd they were no settlement says.
 */
export function settledAnimals(
  invoice: Invoice,
  positions: readonly Position[],
  places: InvoicePlaces,
  { sure, warnings }: { sure: boolean; warnings: string[] },
): Assertion[] {
  if (!invoice.selfBilled || invoice.kind !== 'Rechnung') return []
  const to = partiesOf(invoice).issuer.name
  const slaughtered = invoice.slaughter ?? SLAUGHTER.test(wordsOf(invoice))
  const named = new Map<string, Position[]>()
  for (const position of positions) {
    const tag = earTagIn(position.article)
    if (tag !== undefined && (position.amount ?? 1) > 0) named.set(tag, [...(named.get(tag) ?? []), position])
  }
  const animals = [...named].map(([tag, [position, ...more]]) => {
    const place = places.lines[position!.index] ?? places.head
    const said = { day: position!.deliveredOn, to, slaughtered, note: noteOf([position!, ...more]), place }
    return leftAnimal(tag, said, sure)
  })
  if (animals.some(({ values }) => values['left_on'] === null)) warnings.push(NO_DAY)
  const counts = animals.length > 0 ? [] : countsOf(invoice, positions, places, to)
  if (counts.length > 0) warnings.push(COUNTED)
  return [...animals, ...counts]
}

const NO_DAY = 'An welchem Tag die Tiere abgegangen sind, sagt die Abrechnung nicht; ihr Abgang wartet auf dich.'
const COUNTED =
  'Die Tiere der Abrechnung haben keine Ohrmarken. Ihr Abgang wartet auf dich: Sag, aus welcher Herde sie waren; steht er schon im Register, lehne ihn ab.'

const wordsOf = ({ notes, lines, buyer, references }: Invoice): string =>
  [buyer.name, ...notes, ...references.flat(), ...lines.flatMap(({ name, details }) => [name, ...details])].join('\n')

const GRADE = /^Handelsklasse: (.+)$/

/** Weight, class and price, which an animal has no fields for. */
function noteOf(positions: readonly Position[]): string {
  return positions
    .flatMap(({ amount, unit, line }) => [
      ...(amount === undefined || unit === '' ? [] : [`${germanNumber(amount)} ${unit}`]),
      ...line.details.flatMap((detail) => (GRADE.exec(detail) ? [`Klasse ${GRADE.exec(detail)![1]}`] : [])),
      ...(line.price === '' ? [] : [`${germanDecimal(line.price, 2)} €${unit === '' ? '' : `/${unit}`}`]),
      ...(line.amount === '' ? [] : [`Erlös ${germanDecimal(line.amount, 2)} €`]),
    ])
    .join(', ')
    .slice(0, 2000)
}

const HEADS = /^(?:stück|stk\.?|st\.?|tiere?)$/i

function countsOf(invoice: Invoice, positions: readonly Position[], places: InvoicePlaces, to: string): Assertion[] {
  const keys = new Occurrences()
  const lines = positions.flatMap(({ index, article, amount, unit, deliveredOn, nature }) =>
    nature === 'goods' &&
    ANIMALS.test(article) &&
    goodsCategory(article) === undefined &&
    HEADS.test(unit) &&
    Number.isInteger(amount ?? 0.5)
      ? [{ count: amount!, category: article, day: deliveredOn, place: places.lines[index] ?? places.head }]
      : [],
  )
  const { heads } = invoice
  const counted =
    lines.length > 0 || heads === undefined
      ? lines
      : [{ ...heads, day: positions[0]?.deliveredOn ?? heads.day, place: places.head }]
  return counted.flatMap(({ count, category, day, place }, index): Assertion[] =>
    count <= 0 || day === null
      ? []
      : [
          {
            kind: 'group_movements',
            name: `animals ${index + 1}`,
            key: keys.key(departureKey(day, count, category)),
            ...place,
            asOf: day,
            confidence: TO_CONFIRM,
            values: {
              date: day,
              direction: 'departure',
              count,
              partner: to.slice(0, 200) || null,
              category: category.slice(0, 100) || null,
              delivery_note: invoice.number.slice(0, 60) || null,
              note: 'laut Abrechnung',
            },
          },
        ],
  )
}
