import type { Span } from '../../sentences.ts'

const WORD = "\\p{Lu}[\\p{L}\\d'’-]*"
const INITIAL = '(?:\\p{Lu}|Dr|Prof|Dipl|Ing|Pfr|St|med|vet|agr|rer|nat)\\.'
/** Part of one name. */
const PARTICLE = '(?:van|de|du|del|der|zu|of|the)'
/** May stand between two. */
const JOINING = '(?:von|der|und|&|am|an der|im|in|bei)'
const PART = `(?:${INITIAL}|${WORD})`
const RUN = new RegExp(`(?<![\\p{L}\\d])${PART}(?:[ -](?:(?:${JOINING}|${PARTICLE}) )?${PART})*(?: e\\. ?V\\.)?`, 'gu')
const JOINED = new RegExp(` ${JOINING} `, 'gu')

/** What begins a sentence and is no name, though it is written large. */
const OPENING =
  /^(?:Der|Die|Das|Den|Dem|Des|Eine?[nmrs]?|Im|In|Am|An|Bei|Beim|Für|Mit|Von|Vom|Zum|Zur|Zu|Auf|Aus|Als|Es|Er|Sie|Wir|Ihre?[nmrs]?|Seine?[nmrs]?|Unsere?[nmrs]?|Und|Nach|Bis|Ab|Unter|Über|Durch|Vor|Seit|Während|Wenn|Diese[nmrs]?|Da|Dort|Hier|Aber|Um|So|Laut|Trotz|Wegen|Außer|Gegen|Ohne|Alle|Auch|Noch|Nur|Neben|Wer|Wie|Was) /u

/**
 * Where a text may name somebody or something: words written large in succession, whole and cut at what may join two
 * names („Meyer und Söhne“, „Deutschland und Frankreich“).
 */
export function namesIn(text: string): Span[] {
  const spans = new Map<string, Span>()
  const add = (from: number, to: number): void => {
    const opening = OPENING.exec(text.slice(from, to))?.[0].length ?? 0
    const [start, end] = [from + opening, to]
    if (end - start > 1 && !isSmall(text.slice(start, end))) spans.set(`${start} ${end}`, { start, end })
  }
  for (const { index, 0: run } of text.matchAll(RUN)) {
    const said = run.trimEnd()
    add(index, index + said.length)
    const joints = [...said.matchAll(JOINED)]
    const starts = [0, ...joints.map((joint) => joint.index + joint[0].length)]
    const ends = [...joints.map((joint) => joint.index), said.length]
    for (const [place, start] of starts.entries()) add(index + start, index + ends[place]!)
  }
  return [...spans.values()]
}

const isSmall = (name: string): boolean => OPENING.test(`${name} `)
