import { FORMATS } from '../../farm/index.ts'
import { ISSUER, type Assertion, type Extraction, type ExtractionInput } from '../extractor.ts'
import { firstOf, partsOf, type Labelled } from './labelled-value.ts'
import { readLabels } from './read-labels.ts'
import { confidenceOf } from '../confidence.ts'
import { checkAssertions } from './check-assertions.ts'
import { contactOf, readSender } from './sender.ts'
import { readPrintedDay, readQuantity, type Reading } from './printed-values.ts'
import { hasTitle, readLayout, type DocumentLayout } from './read-layout.ts'

/** § 13 (1) TÄHAV in its old name, Regulation (EU) 2019/6 and the TAMG in the new one. */
const TITLE =
  /(?:(?:Arzneimittel-?\s?)?(?:Anwendungs|Abgabe)-?\s?(?:und|\/|-)\s?(?:Arzneimittel-?)?(?:Abgabe|Anwendungs)-?\s?(?:beleg|nachweis)|(?:Arzneimittel-?\s?)?(?:Anwendungs|Abgabe)(?:beleg|nachweis)|AuA-?\s?Beleg|Tierärztlicher Arzneimittelnachweis|Arzneimittelnachweis)(?!\p{Ll})/iu
const TITLE_LINES = 25
const VET =
  /(?<!\p{L})(?:Tierarztpraxis|Tierärztliche\p{Ll}*|Tierarzt|Tierärztin|Tierklinik|\p{L}*tierpraxis|Dr\. ?med\. ?vet\.?)(?!\p{Ll})/iu

const LABELS = {
  receipt: String.raw`(?:AuA-?\s?)?Beleg-?\s?(?:nummer|Nr\.?)|AuA-?\s?Nr\.?|(?:lfd\.|laufende) ?(?:Nr\.?|Nummer)`,
  date: String.raw`Datum(?: der (?:Anwendung|Abgabe|Behandlung))?|(?:Anwendungs|Behandlungs|Abgabe)datum|(?:Behandelt|Angewendet|Anwendung|Abgabe|Behandlung) am|Anwendungs-\s?(?:und|\/)\s?Abgabedatum`,
  first: 'Erste (?:Gabe|Anwendung|Behandlung)(?: am)?',
  last: 'Letzte (?:Gabe|Anwendung|Behandlung)(?: am)?',
  vet: String.raw`(?:Behandelnde[rn]? )?Tier(?:arzt|ärztin)`,
  animals: String.raw`(?:Behandelte )?Tiere?|Ohrmarken?(?:-?\s?(?:nummern?|Nrn?\.?))?|Identität(?: (?:der Tiere|des Tieres))?|Kennzeichnung`,
  count: 'Anzahl(?: (?:der )?Tiere)?|Tierzahl',
  group: 'Gruppe|Tiergruppe|Stall',
  product: String.raw`Arzneimittel(?:bezeichnung|name)?|Mittel|Präparat|Medikament|Bezeichnung des (?:Arzneim|M)ittels`,
  amount: '(?:Abgabe|Anwendungs|Gesamt)?menge|(?:Abgegebene|Angewendete|Verabreichte) Menge',
  batch: String.raw`Charge(?:n-?\s?(?:bezeichnung|nummer|Nr\.?))?|Ch\.-?\s?(?:B|Bez|Nr)\.?`,
  diagnosis: 'Diagnose|Indikation',
  meat: String.raw`Wartezeit(?: für)?\s*[(:,–-]?\s*(?:Fleisch|(?:essb(?:are[sn]?|\.) )?Gewebe|e\. ?G\.)\)?|Fleisch|Ess(?:b\.|bare[sn]?) Gewebe`,
  milk: String.raw`Wartezeit(?: für)?\s*[(:,–-]?\s*Milch\)?|Milch`,
  waiting: 'Wartezeit(?:en)?',
  by: 'Anwender(?:in)?|(?:Angewendet|Verabreicht|Behandelt) (?:von|durch)',
  other:
    'Tierhalter(?:in)?|Dosierung(?: je Tier und Tag)?|Dauer(?: der Anwendung)?|Behandlungsdauer|Tierart|Art der (?:Anwendung|Verabreichung)|Anwendungsart|Registriernummer',
} as const

type Name = keyof typeof LABELS

/** Receipts of the vet for medicines given or left on the farm: a treatment for each medicine. */
export function extractMedicineReceipt({ document, today }: ExtractionInput): Extraction | undefined {
  const layout = readLayout(document)
  if (!layout || !hasTitle(layout, TITLE, TITLE_LINES) || !layout.lines.some(({ text }) => /Wartezeit/i.test(text)))
    return undefined
  const { values, warnings } = readLabels(layout, LABELS)
  const { shared, parts } = partsOf(values, 'product')
  if (parts.length === 0) return undefined
  const general = firstOf(shared)
  const vet = readVet(layout, values)
  const rows = parts.map((part, index) =>
    treatmentOf(
      layout,
      general,
      firstOf(part),
      animalsOf(layout, parts, index),
      index + 1,
      vet && String(vet.values['name']),
    ),
  )
  const missing = rows.some(({ values: { receipt_number } }) => receipt_number === null)
    ? ['Auf dem Beleg war keine Belegnummer zu finden.']
    : []
  return checkAssertions([...(vet ? [vet] : []), ...rows], [...warnings, ...missing], today)
}

function readVet(layout: DocumentLayout, values: readonly Labelled<Name>[]): Assertion | undefined {
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

type Part = ReturnType<typeof firstOf<Name>>

function treatmentOf(
  layout: DocumentLayout,
  general: Part,
  own: Part,
  { tags, sure: tagsSure }: { tags: readonly string[]; sure: boolean },
  number: number,
  vet: string | undefined,
): Assertion {
  const of = (name: Name): Labelled<Name> | undefined => own.found[name] ?? general.found[name]
  const day = (name: Name): Reading<string> | undefined => readPrintedDay(of(name)?.text ?? '')
  const date = day('date') ?? day('first')
  const count = readQuantity(of('count')?.text ?? '')
  const read = readQuantity(own.found.amount?.text ?? '')
  const amount = read?.thousands ? undefined : read
  const waiting = readWaiting(of)
  const product = own.found.product!
  const shown = tags.map(FORMATS.ear_tag.display!)
  const listed = shown.join(', ')
  const doubtful = [...own.doubtful, ...general.doubtful].filter((name) => name !== 'animals' && name !== 'other')
  const notes = [
    own.found.amount && !amount ? `Menge laut Beleg: ${own.found.amount.text}` : '',
    listed.length > 200 ? `Tiere: ${listed}` : '',
    waiting.note,
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
        (listed.length > 200 ? `${tags.length} Tiere` : listed) ||
        (of('animals') ?? of('group'))?.text.slice(0, 200) ||
        null,
      animal_count: count?.value ?? (tags.length || null),
      diagnosis: of('diagnosis')?.text ?? null,
      amount: amount?.value ?? null,
      unit: amount?.unit || null,
      batch: own.found.batch?.text ?? null,
      receipt_number: of('receipt')?.text ?? null,
      first_dose_on: day('first')?.value ?? null,
      last_dose_on: day('last')?.value ?? null,
      withdrawal_meat_days: waiting.meat ?? null,
      withdrawal_milk_hours: waiting.milk ?? null,
      administered_by: of('by')?.text ?? null,
      note: notes.join('\n').slice(0, 2000) || null,
    },
    confidence: confidenceOf(
      !layout.ocr,
      date?.sure ?? false,
      amount?.sure ?? own.found.amount === undefined,
      count?.sure ?? of('count') === undefined,
      doubtful.length === 0,
      waiting.sure,
      tagsSure || tags.length === 0,
      count === undefined || tags.length === 0 || count.value === tags.length,
    ),
    page: product.page,
    quote: product.quote,
  }
}

interface Waiting {
  /** Days. */
  meat?: number
  /** Hours. */
  milk?: number
  /** What could not be read as days or hours, in its own words. */
  note: string
  sure: boolean
}

/** „Wartezeit Fleisch: 6 Tage“, „Wartezeit: Fleisch 6 Tage, Milch 96 Stunden“, „Milch 4 T“, „keine“. */
function readWaiting(of: (name: Name) => Labelled<Name> | undefined): Waiting {
  // „Fleisch 6 Tage, Milch 96 Stunden“ may stand beside any of the labels.
  const all = [
    of('waiting')?.text,
    of('meat') && `Fleisch ${of('meat')!.text}`,
    of('milk') && `Milch ${of('milk')!.text}`,
  ]
    .filter(Boolean)
    .join(', ')
  const meat = /(?:Fleisch|Gewebe)\s*:?\s*([^,;/|]{1,30})/iu.exec(all)?.[1]?.trim()
  const milk = /Milch\s*:?\s*([^,;/|]{1,30})/iu.exec(all)?.[1]?.trim()
  const [meatHours, milkHours] = [hoursOf(meat), hoursOf(milk)]
  const days = meatHours === undefined ? undefined : meatHours / 24
  const unread = [
    meat === undefined && milk === undefined ? all : '',
    meat !== undefined && (days === undefined || !Number.isInteger(days)) ? `Fleisch ${meat}` : '',
    milk !== undefined && milkHours === undefined ? `Milch ${milk}` : '',
  ].filter(Boolean)
  return {
    ...(days !== undefined && Number.isInteger(days) && { meat: days }),
    ...(milkHours !== undefined && { milk: milkHours }),
    note: unread.length > 0 ? `Wartezeit laut Beleg: ${unread.join(', ')}` : '',
    sure: unread.length === 0,
  }
}

function hoursOf(text: string | undefined): number | undefined {
  if (text !== undefined && /^(?:keine|0)(?:\s|$)/i.test(text.trim())) return 0
  const [, count, unit = ''] = /^(\d{1,4})\s*(Tage?n?|T|d|Stunden?|Std\.?|h)(?!\p{L})/iu.exec(text?.trim() ?? '') ?? []
  return count === undefined ? undefined : Number(count) * (/^[td]/i.test(unit) ? 24 : 1)
}

const EAR_TAG = /(?<![\p{L}\d])(?:DE|276)[\s.]?(?:0[01][\s.]?)?(?:0[1-9]|1[0-6])[\s.]?\d{3}[\s.]?\d{5}(?!\d)/gu

/**
 * The animals, by ear tag: those named with a medicine, else those above all, else those below, which are not surely
 * all of theirs.
 */
function animalsOf(
  { lines }: DocumentLayout,
  parts: readonly Labelled<Name>[][],
  index: number,
): { tags: string[]; sure: boolean } {
  const startOf = (part: number): number => parts[part]?.[0]?.line ?? lines.length
  const tagsIn = (from: number, to: number): string[] => [
    ...new Set(
      lines
        .slice(from, to)
        .flatMap(({ text }) => [...text.matchAll(EAR_TAG)].flatMap(([tag]) => FORMATS.ear_tag.canonical(tag) ?? [])),
    ),
  ]
  const named = [tagsIn(startOf(index), startOf(index + 1)), tagsIn(0, startOf(0))].find(({ length }) => length > 0)
  return named ? { tags: named, sure: true } : { tags: tagsIn(startOf(parts.length - 1), lines.length), sure: false }
}
