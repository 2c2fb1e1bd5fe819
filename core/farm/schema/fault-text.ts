import { MOTHER_MONTHS } from '../../terms/index.ts'
import type { FormatRule } from '../formats/format-rule.ts'
import { FORMATS } from '../formats/formats.ts'
import type { GeometryFault } from '../geometry/check-geometry.ts'
import type { Fault, FaultCode } from './check-values.ts'
import { germanBound, germanDay, germanNumber } from '../../shared/german/write-german.ts'

const GEOMETRY: Record<GeometryFault, string> = {
  no_polygon: 'Das ist keine Fläche (Polygon oder MultiPolygon).',
  outside_the_world: 'Die Koordinaten liegen außerhalb der Welt. Erwartet werden Grad (WGS 84).',
  swapped_coordinates: 'Länge und Breite sind vertauscht. Zuerst kommt die Länge (Osten), dann die Breite (Norden).',
  open_ring: 'Die Grenze ist nicht geschlossen: Der letzte Punkt muss der erste sein.',
  too_few_points: 'Eine Fläche braucht mindestens drei Ecken.',
  crosses_itself: 'Die Grenze schneidet sich selbst.',
  hole_outside: 'Eine Aussparung liegt nicht ganz innerhalb der Fläche.',
  parts_overlap: 'Teile der Fläche überdecken sich.',
  too_many_points: 'Die Grenze hat zu viele Punkte.',
}

const german = (number: number): string => germanNumber(number, { most: 6 })

const formatText = ({ name, none = 'keine', example, hint, hintsBy }: FormatRule, of = ''): string =>
  `Das ist ${none} ${name.replace(/\.$/, '')}. ${hintsBy?.[of] ?? hint ?? `Beispiel: ${example}`}`

const TEXTS: { [C in FaultCode['code']]: (fault: Extract<FaultCode, { code: C }>) => string } = {
  missing: () => 'Dieses Feld fehlt.',
  unknown_field: () => 'Dieses Feld ist hier nicht bekannt.',
  not_a_text: () => 'Hier wird ein Text erwartet.',
  not_a_number: () => 'Das ist keine Zahl. Schreib nur die Zahl, zum Beispiel 1500 oder 12,5.',
  unclear_number: ({ number }) => {
    const [whole, decimal] = [number.replace('.', ''), germanNumber(Number(number.replace('−', '-')), { most: 3 })]
    return `Das kann ${whole} oder ${decimal} heißen. Schreib es ohne Punkt: ${whole} oder ${decimal}.`
  },
  not_a_day: () => 'Das ist kein Tag, den es gibt (JJJJ-MM-TT oder TT.MM.JJJJ).',
  not_a_time: () => 'Gib eine Uhrzeit an, zum Beispiel 14:30.',
  not_a_flag: () => 'Hier wird ja oder nein erwartet.',
  not_a_list: () => 'Hier wird eine Liste erwartet.',
  not_an_id: () => 'Das ist keine Kennung einer Zeile.',
  nothing_called_so: () => 'So heißt hier keine Zeile. Schreib ihren Namen, wie er hier steht, oder ihre Kennung.',
  several_called_so: ({ ids, count }) =>
    `So heißen mehrere Zeilen (${german(count)}). Schreib die Kennung der richtigen: ${ids.join(', ')}${count > ids.length ? ' …' : ''}.`,
  empty: () => 'Hier steht nichts.',
  too_long: ({ max }) => `Höchstens ${german(max)} Zeichen.`,
  too_small: ({ min }) => `Mindestens ${germanBound(min)}.`,
  too_large: ({ max }) => `Höchstens ${germanBound(max)}.`,
  too_precise: ({ decimals }) =>
    decimals === 0 ? 'Hier wird eine ganze Zahl erwartet.' : `Höchstens ${decimals} Stellen nach dem Komma.`,
  too_many: ({ max }) => `Höchstens ${german(max)} Einträge.`,
  not_a_choice: ({ values }) => `Möglich sind: ${values.join(', ')}.`,
  wrong_format: ({ format, of }) => formatText(FORMATS[format], of),
  wrong_geometry: ({ fault }) => GEOMETRY[fault],
  in_the_future: () => 'Dieser Tag liegt in der Zukunft.',
  ends_before_it_begins: () => 'Dieser Tag liegt vor dem Tag, nach dem er kommen muss.',
  recorded_before_done: ({ doneOn }) =>
    `Das geschah erst am ${germanDay(doneOn)}. Gib als Tag des Eintrags diesen oder einen späteren an.`,
  mother_too_young: () => `Die Mutter wäre bei der Geburt jünger als ${MOTHER_MONTHS} Monate gewesen.`,
  too_young_for_calf: ({ calf }) =>
    `Als ${calf} geboren wurde, wäre dieses Tier als Mutter jünger als ${MOTHER_MONTHS} Monate gewesen.`,
  year_twice: () => 'Dieses Jahr kommt zweimal vor.',
  no_reference: () => 'Diese Zeile gibt es hier nicht.',
  given_twice: () => 'Das kommt zweimal vor.',
  changed_meanwhile: () =>
    'Diese Zeile wurde geändert, seit die Tabelle entstanden ist. Exportiere neu und trag deine Änderung dort ein.',
  needs_name: () => 'Ohne Ohrmarke braucht das Tier einen Namen, an dem du es erkennst.',
  needs_tag_state: () =>
    'Die Ohrmarke fehlt. Hat das Tier keine gültige, sag warum: ohne Marke, Marke unleserlich oder nicht gültig.',
}

/** What is wrong with a value, in German, and what to write instead. */
export const faultText = ({ fault }: Fault): string => (TEXTS[fault.code] as (fault: FaultCode) => string)(fault)
