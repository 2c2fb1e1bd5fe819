import { FORMATS } from '../../farm/index.ts'
import { ISSUER, type Assertion } from '../extractor.ts'
import { confidenceOf } from '../confidence.ts'
import { quoteLines, type Line, type DocumentLayout } from './read-layout.ts'

/** Who wrote a document, by its letterhead or the „Von“ of a mail. */
export interface Sender {
  name: string
  street: string | null
  postcode: string | null
  city: string | null
  phone: string | null
  email: string | null
  line: Line
}

/** A letterhead begins in one of the first lines; what stands below the reader's own address is no sender. */
const TOP = 6
const HEAD = 40
const LONGEST_NAME = 90
const LINES_OF_ADDRESS = 5

export const POSTCODE = /^(?:D-)?(\d{5})\s+(\p{Lu}[\p{L}().\-/ ]{1,60})$/u
const STREET = /^(?:Postfach\s[\d ]+|\p{Lu}[\p{L}.\- ]{2,50}\s\d{1,4}\s?[a-z]?)$/u
const STREET_WORD = /(?:stra(?:ß|ss)e|str\.?|weg|platz|gasse|allee|ring|damm|ufer|chaussee)\s\d|^Postfach/iu
/** „Bescheid über Direktzahlungen 2025“, „Antrag 12“: what a letter is about, and no house. */
const NO_STREET =
  /^\p{L}*(?:bescheid|antrag|anhörung|rechnung|mahnung|mitteilung|schreiben|vertrag|prüfung|kontrolle|betreff|nummer|nr\.?|seite|anlage|az\.?)(?!\p{L})|\s(?:19|20)\d{2}$/iu
/** A street with its house. */
export const isStreet = (part: string): boolean =>
  STREET.test(part) && (STREET_WORD.test(part) || !NO_STREET.test(part))

const ADDRESSEE = /^(?:An\s|An$|Herrn?(?:\s|$)|Frau(?:\s|$)|Familie\s|Eheleute\s|Firma\s|Hof\s|Betrieb\s|Landwirt)/u
const PHONE = /(?:Tel(?:efon|\.)?|Fon)\s*[.:]?\s*(\+?[\d(][\d\s()/-]{4,24}\d)/u
const MAIL = /[\p{L}\d._+-]{1,60}@[\p{L}\d-]{1,60}(?:\.[\p{L}\d-]{1,30}){1,4}/u

/** The sender whose name `names` knows; undefined where the letterhead names none. */
export function readSender(layout: DocumentLayout, names: RegExp): Sender | undefined {
  const first = layout.lines[0]?.page
  const head = layout.lines.slice(0, HEAD).filter(({ page }) => page === first)
  const index = head.slice(0, TOP).findIndex((line) => nameIn(line, names) !== undefined)
  if (
    index < 0 ||
    head.slice(0, index).some((line) => ADDRESSEE.test(line.text) || partsOf(line).some((part) => POSTCODE.test(part)))
  )
    return undefined
  const line = head[index]!
  const name = nameIn(line, names)!
  // The line above a window names the sender with its address; else it stands below the name.
  const short = head.find(
    (other) => isOf(nameIn(other, names), name) && partsOf(other).some((part) => POSTCODE.test(part)),
  )
  const below = head.slice(index + 1, index + 1 + LINES_OF_ADDRESS)
  const addressee = below.findIndex((other) => ADDRESSEE.test(other.text) || isOfAnother(other, name))
  const own = below.slice(0, addressee < 0 ? undefined : addressee)
  const parts = short ? partsOf(short) : own.flatMap(partsOf)
  const [, postcode = null, city = null] = parts.map((part) => POSTCODE.exec(part)).find(Boolean) ?? []
  const contact = [line, ...own].map(({ text }) => text).join('\n')
  return {
    name,
    street: parts.find(isStreet) ?? null,
    postcode,
    city,
    phone: PHONE.exec(contact)?.[1] ?? null,
    email: FORMATS.email.canonical(MAIL.exec(contact)?.[0] ?? '') ?? null,
    line,
  }
}

const NO_NAME = /^(?:gmbh|mbh|gbr|ohg|handel|haus|hof|und|agrar|raiffeisen)$/

/** Whether two names may be of one company, of which one is written shorter. */
function isOf(one: string | undefined, other: string): boolean {
  const wordsOf = (name: string): string[] =>
    (name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !NO_NAME.test(word))
  const words = wordsOf(other)
  return one !== undefined && (one === other || wordsOf(one).some((word) => words.includes(word)))
}

/** „Rebenhof Kärcher GbR, Weinstraße 7, 74388 Talheim“ in one line is who gets the paper. */
function isOfAnother(line: Line, name: string): boolean {
  const parts = partsOf(line)
  const [first = ''] = parts
  return (
    parts.length >= 3 &&
    parts.some(isStreet) &&
    parts.some((part) => POSTCODE.test(part)) &&
    !isStreet(first) &&
    !POSTCODE.test(first) &&
    !isOf(first, name)
  )
}

const partsOf = ({ cells }: Line): string[] =>
  cells.flatMap((cell) => cell.split(/\s+[·•|*–—-]\s+|\s*[·•]\s*|,\s+/)).map((part) => part.trim())

function nameIn(line: Line, names: RegExp): string | undefined {
  const part = partsOf(line)
    .map((one) =>
      one
        .replace(/^Von:\s*/, '')
        .replace(/\s*<[^>]*>?$/, '')
        .replaceAll('"', ''),
    )
    .find((one) => names.test(one))
  return part !== undefined &&
    part.length <= LONGEST_NAME &&
    /^[\p{Lu}\d]/u.test(part) &&
    !/[:?!]|^(?:An|Betreff|Betr)\b/u.test(part)
    ? part
    : undefined
}

/**
 * Without a postcode nobody could distinguish it from another of the same name, so a person looks at it, unless the
 * farm has one of this name.
 */
export const contactOf = (
  layout: DocumentLayout,
  { line, ...sender }: Sender,
  type: 'person' | 'company' | 'authority',
  roles: readonly string[],
): Assertion => ({
  kind: 'contacts',
  name: ISSUER,
  // Who says none has not said that it has none.
  values: { type, ...sender, roles: roles.length > 0 ? roles : null },
  ...(sender.postcode === null && { unlessCalled: [sender.name] }),
  confidence: confidenceOf(!layout.ocr, sender.postcode !== null),
  page: line.page,
  quote: quoteLines(layout, line),
})
