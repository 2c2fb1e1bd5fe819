import { confidenceOf } from '../confidence.ts'
import { ISSUER, type Assertion, type Extraction, type ExtractionInput } from '../extractor.ts'
import { FORMATS } from '../../farm/index.ts'
import { checkAssertions } from './check-assertions.ts'
import { firstOf, partsOf, takeTurns, type Labelled } from './labelled-value.ts'
import { MEDICINE_LABELS, type MedicineLabel, type MedicineValueOf } from './medicine-labels.ts'
import { DAY, readPrintedDay, readQuantity, readWrittenDay } from './printed-values.ts'
import { readLabels } from './read-labels.ts'
import { FORMATS_OF_LETTERS, readLayout, type DocumentLayout, type Line } from './read-layout.ts'
import { contactOf, readSender } from './sender.ts'
import { treatedAnimals } from './treated-animals.ts'
import { readWithdrawalPeriods } from './withdrawal-periods.ts'

/** § 13 (1) TÄHAV in its old name, Regulation (EU) 2019/6 and the TAMG in the new one. */
const TITLE =
  /(?:(?:Arzneimittel-?\s?)?(?:Anwendungs|Abgabe)-?\s?(?:und|\/|-)\s?(?:Arzneimittel-?)?(?:Abgabe|Anwendungs)-?\s?(?:beleg|nachweis)|(?:Arzneimittel-?\s?)?(?:Anwendungs|Abgabe)(?:beleg|nachweis)|Nachweis über (?:die )?(?:Abgabe|Anwendung)|Impf(?:bescheinigung|beleg|nachweis)|AuA-?\s?Beleg|Tierärztlicher Arzneimittelnachweis|Arzneimittelnachweis)(?!\p{Ll})/iu
const TITLE_LINES = 25
const VET =
  /(?<!\p{L})(?:Tierarztpraxis|Tierärztliche\p{Ll}*|Tierarzt|Tierärztin|Tierklinik|\p{L}*tierpraxis|Dr\. ?med\. ?vet\.?)(?!\p{Ll})/iu

/** Receipts of the vet for medicines given or left on the farm: a treatment for each medicine. */
export function extractMedicineReceipt({ document, today }: ExtractionInput): Extraction | undefined {
  const read = readLayout(document, FORMATS_OF_LETTERS)
  if (!read?.lines.some(({ text }) => /Wartezeit/i.test(text))) return undefined
  const layout = { ...read, lines: read.lines.map(spread) }
  const title = titleOf(layout)
  const { values: labelled, warnings } = readLabels(layout, MEDICINE_LABELS)
  const values = labelled
    .map((value) => (value.name === 'receipt' ? { ...value, text: value.text.replace(/^Nr\.?\s*/, '') } : value))
    .filter(({ name, text }) => name !== 'date' || readPrintedDay(text) !== undefined)
    // The head of the next column is none.
    .filter(({ name, text }) => name !== 'diagnosis' || !/(?:datum|nummer|bezeichnung)$/i.test(text))
  if (!title && !isComplete(values)) return undefined
  const { shared, parts } = partsOf(values, takeTurns(values, 'animals', 'product') ? 'animals' : 'product')
  if (parts.every((part) => part.every(({ name }) => name !== 'product'))) return undefined
  const general = firstOf(shared)
  const vet = readVet(layout, values)
  const treatments = parts.map((part, index) =>
    treatmentOf(layout, {
      number: index + 1,
      general,
      title,
      own: firstOf(part),
      animals: treatedAnimals(layout, parts, index),
      vet: vet && String(vet.values['name']),
    }),
  )
  const missing = treatments.some(({ values: { receipt_number } }) => receipt_number === null)
    ? ['Auf dem Beleg war keine Belegnummer zu finden.']
    : []
  return checkAssertions([...(vet ? [vet] : []), ...treatments], [...warnings, ...missing], today)
}

const LONGEST_TITLE = 120

/** The line that says that it is such a receipt. */
const titleOf = ({ lines }: DocumentLayout): Line | undefined =>
  lines
    .slice(0, TITLE_LINES)
    .find(({ cells }) => cells.some((cell) => cell.length <= LONGEST_TITLE && TITLE.test(cell)))

/** A medicine with its batch and how long to wait: no other paper has all of these. */
const isComplete = (values: readonly Labelled<MedicineLabel>[]): boolean => {
  const names = new Set(values.map(({ name }) => name))
  return (
    ['product', 'batch'].every((name) => names.has(name as MedicineLabel)) &&
    (['waiting', 'meat'] as const).some((name) => names.has(name))
  )
}

/** „Cydectin 0,1 %, Charge 3K0917“: the batch is a cell of its own, and no dots lead to a value. */
function spread(line: Line): Line {
  const cells = line.cells.flatMap((cell) =>
    cell
      .replaceAll(/\s(?:\.{3,}|…+|_{3,})(?=\s|:)/g, '')
      .replaceAll(/\s+:/g, ':')
      .split(
        /[,;]\s+(?=(?:Charge|Ch\.)[\p{L}\s.-]{0,16}:?\s*\S*\d)|(?<=\S)\s+(?=Ch\.|Charge[\p{L}.-]{0,14}:?\s+\S*\d)/u,
      ),
  )
  return { ...line, cells }
}

function readVet(layout: DocumentLayout, values: readonly Labelled<MedicineLabel>[]): Assertion | undefined {
  const sender = readSender(layout, VET)
  if (sender && !TITLE.test(sender.name))
    return contactOf(layout, sender, /praxis|klinik|GmbH|GbR/i.test(sender.name) ? 'company' : 'person', ['vet'])
  const named = values.find(({ name, text }) => name === 'vet' && /^\p{Lu}[\p{L}.\- ]{3,80}$/u.test(text))
  return (
    named && {
      kind: 'contacts',
      name: ISSUER,
      values: { type: 'person', name: named.text, roles: ['vet'] },
      unlessCalled: [named.text],
      confidence: confidenceOf(false),
      page: named.page,
      quote: named.quote,
    }
  )
}

interface Medicine {
  /** From 1, in the order of the receipt. */
  number: number
  /** What stands on the receipt for all medicines, and for this one. */
  general: ReturnType<typeof firstOf<MedicineLabel>>
  own: ReturnType<typeof firstOf<MedicineLabel>>
  title: Line | undefined
  animals: ReturnType<typeof treatedAnimals>
  /** The name of the vet. */
  vet: string | undefined
}

const LONGEST_GROUP = 200

/** „Anwendungsbeleg Nr. 118-26 vom 30.04.2026“. */
const dayIn = (title: Line | undefined) => {
  const [day] = new RegExp(DAY, 'u').exec(title?.text ?? '') ?? []
  return day === undefined ? undefined : readWrittenDay(day)
}
const numberIn = (title: Line | undefined): string | undefined =>
  /(?:Nr\.?|Nummer)\s*:?\s*((?=[\w/.-]*\d)[\w/.-]{2,30}\w)/u.exec(title?.text ?? '')?.[1]

/** „220 Ferkel, Abteil 3“, „Saugferkel, 96, ca. 4 kg“, „Merinos, 214 Mutterschafe“. */
function countIn(text: string): ReturnType<typeof readQuantity> {
  const counts = new Set(
    text
      .split(/,\s*/)
      .flatMap(
        (part) =>
          /^(\d{1,3}(?:\.\d{3})+|\d{1,5})(?:\s+(?:\p{Ll}+\s+)?\p{Lu}\p{Ll}{2,}.*)?$/u.exec(part.trim())?.[1] ?? [],
      ),
  )
  return counts.size === 1 ? readQuantity([...counts][0]!.replace('.', '')) : undefined
}

function treatmentOf(layout: DocumentLayout, { number, general, own, title, animals, vet }: Medicine): Assertion {
  const { tags } = animals
  const of: MedicineValueOf = (name) => own.found[name] ?? general.found[name]
  const day = (name: MedicineLabel) => readPrintedDay(of(name)?.text ?? '')
  const date = day('date') ?? dayIn(title) ?? day('first')
  const count = readQuantity(of('count')?.text ?? '') ?? countIn((of('group') ?? of('animals'))?.text ?? '')
  const read = readQuantity(own.found.amount?.text ?? '')
  const amount = read?.thousands && !layout.commas ? undefined : read
  const withdrawal = readWithdrawalPeriods(of)
  const product = own.found.product!
  const listed = tags.map(FORMATS.ear_tag.display!).join(', ')
  const isLong = listed.length > LONGEST_GROUP
  const doubtful = [...own.doubtful, ...general.doubtful].filter((name) => name !== 'animals' && name !== 'other')
  const notes = [
    own.found.amount && !amount ? `Menge laut Beleg: ${own.found.amount.text}` : '',
    isLong ? `Tiere: ${listed}` : '',
    withdrawal.note,
  ].filter(Boolean)
  return {
    kind: 'treatments',
    name: `treatment ${number}`,
    ...(vet !== undefined && { links: { vet_id: ISSUER } }),
    refers: { ...(vet !== undefined && { vet_id: [vet] }), ...(tags.length === 1 && { animal_id: tags }) },
    values: {
      date: date?.value ?? null,
      type: /impf/i.test(product.label) || of('against') ? 'vaccination' : null,
      against: of('against')?.text.slice(0, 100) ?? null,
      product: product.text.trim(),
      group:
        (isLong ? `${tags.length} Tiere` : listed) ||
        (of('animals') ?? of('group'))?.text.slice(0, LONGEST_GROUP) ||
        null,
      animal_count: count?.value ?? (tags.length || null),
      diagnosis: of('diagnosis')?.text ?? null,
      amount: amount?.value ?? null,
      unit: amount?.unit || null,
      batch: own.found.batch?.text.split(/[,;]\s/)[0]!.trim() ?? null,
      receipt_number: of('receipt')?.text ?? numberIn(title) ?? null,
      first_dose_on: day('first')?.value ?? null,
      last_dose_on: day('last')?.value ?? null,
      withdrawal_meat_days: withdrawal.meat ?? null,
      withdrawal_milk_hours: withdrawal.milk ?? null,
      administered_by: of('by')?.text ?? null,
      note: notes.join('\n').slice(0, 2000) || null,
    },
    confidence: confidenceOf(
      !layout.ocr,
      date?.sure ?? false,
      amount?.sure ?? own.found.amount === undefined,
      count?.sure ?? of('count') === undefined,
      doubtful.length === 0,
      withdrawal.sure,
      animals.sure || tags.length === 0,
      count === undefined || tags.length === 0 || count.value === tags.length,
    ),
    page: product.page,
    quote: product.quote,
  }
}
