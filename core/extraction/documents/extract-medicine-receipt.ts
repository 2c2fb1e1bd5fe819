import { confidenceOf } from '../confidence.ts'
import { ISSUER, type Assertion, type Extraction, type ExtractionInput } from '../extractor.ts'
import { FORMATS } from '../../farm/index.ts'
import { checkAssertions } from './check-assertions.ts'
import { firstOf, partsOf, type Labelled } from './labelled-value.ts'
import { MEDICINE_LABELS, type MedicineLabel, type MedicineValueOf } from './medicine-labels.ts'
import { readPrintedDay, readQuantity } from './printed-values.ts'
import { readLabels } from './read-labels.ts'
import { hasTitle, readLayout, type DocumentLayout } from './read-layout.ts'
import { contactOf, readSender } from './sender.ts'
import { treatedAnimals } from './treated-animals.ts'
import { readWithdrawalPeriods } from './withdrawal-periods.ts'

/** § 13 (1) TÄHAV in its old name, Regulation (EU) 2019/6 and the TAMG in the new one. */
const TITLE =
  /(?:(?:Arzneimittel-?\s?)?(?:Anwendungs|Abgabe)-?\s?(?:und|\/|-)\s?(?:Arzneimittel-?)?(?:Abgabe|Anwendungs)-?\s?(?:beleg|nachweis)|(?:Arzneimittel-?\s?)?(?:Anwendungs|Abgabe)(?:beleg|nachweis)|AuA-?\s?Beleg|Tierärztlicher Arzneimittelnachweis|Arzneimittelnachweis)(?!\p{Ll})/iu
const TITLE_LINES = 25
const VET =
  /(?<!\p{L})(?:Tierarztpraxis|Tierärztliche\p{Ll}*|Tierarzt|Tierärztin|Tierklinik|\p{L}*tierpraxis|Dr\. ?med\. ?vet\.?)(?!\p{Ll})/iu

/** Receipts of the vet for medicines given or left on the farm: a treatment for each medicine. */
export function extractMedicineReceipt({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document)
  if (!layout || !hasTitle(layout, TITLE, TITLE_LINES) || !layout.lines.some(({ text }) => /Wartezeit/i.test(text)))
    return undefined
  const { values, warnings } = readLabels(layout, MEDICINE_LABELS)
  const { shared, parts } = partsOf(values, 'product')
  if (parts.length === 0) return undefined
  const general = firstOf(shared)
  const vet = readVet(layout, values)
  const treatments = parts.map((part, index) =>
    treatmentOf(layout, {
      number: index + 1,
      general,
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

function readVet(layout: DocumentLayout, values: readonly Labelled<MedicineLabel>[]): Assertion | undefined {
  const sender = readSender(layout, VET)
  if (sender)
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
  animals: ReturnType<typeof treatedAnimals>
  /** The name of the vet. */
  vet: string | undefined
}

const LONGEST_GROUP = 200

function treatmentOf(layout: DocumentLayout, { number, general, own, animals, vet }: Medicine): Assertion {
  const { tags } = animals
  const of: MedicineValueOf = (name) => own.found[name] ?? general.found[name]
  const day = (name: MedicineLabel) => readPrintedDay(of(name)?.text ?? '')
  const date = day('date') ?? day('first')
  const count = readQuantity(of('count')?.text ?? '')
  const read = readQuantity(own.found.amount?.text ?? '')
  const amount = read?.thousands ? undefined : read
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
      product: product.text,
      group:
        (isLong ? `${tags.length} Tiere` : listed) ||
        (of('animals') ?? of('group'))?.text.slice(0, LONGEST_GROUP) ||
        null,
      animal_count: count?.value ?? (tags.length || null),
      diagnosis: of('diagnosis')?.text ?? null,
      amount: amount?.value ?? null,
      unit: amount?.unit || null,
      batch: own.found.batch?.text ?? null,
      receipt_number: of('receipt')?.text ?? null,
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
