import { phraseTable, type Phrase } from '../../../answers/index.ts'

const PIECE = 'L*(wiese|weide|fläche|feld|schlag|stück|koppel|grünland)(n|er|e|s)?'
const IS_OPEN =
  'offen|fehlt|fehlen|aus|ausständig|ausstehend|übrig|noch nicht|nicht als erledigt|ungemäht|noch dran|noch zu mähen|' +
  'rückständig|steht noch|stehen noch|noch (beim .* )?gemäht werden|noch vor (uns|euch)'
const CUT_WORD =
  `(${PIECE}|welche[rnms]?|eine|wo|was|auf|bei|von|an|am|für|beim|vom|zum|mit|der|die|das|dem|den|im|in|ist|sind|fehlt|fehlen|` +
  'steht|stehen|haben wir|habt ihr|wurden?|wartet|muss|müssen|noch|nicht|immer|offen|aus|übrig|dran|gemäht|mähen|zu|fertig|als|' +
  'erledigt|gemacht|geschnitten|erfasst|eingetragen|werden|worden|ausständig|ausstehend|rückständig|ungemäht|oder|und|das|' +
  'bislang|bisher|dieses jahr|heuer|in diesem jahr|20\\d\\d|vor (uns|euch)|\\?)'

const PARTS = {
  /** The number of the cut stands between these; nothing else is said of it. */
  CUTS_LEFT: `((?=.*‹«20\\d\\d»›)|)(?=.*‹(${IS_OPEN})›)(?=.*‹(welche[rnms]?|eine|wo|was)›)(${CUT_WORD}[ ,:–-]+)*`,
  CUT_ASKED: `schnitt(e?s)?( silage)?([ ?,:–-]+${CUT_WORD})*`,
}

/** „Welche Wiese fehlt noch beim ersten Schnitt?“, by the number of the cut. */
export const CUT_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  ^CUTS_LEFT(1\.|erste[nrs]?) CUT_ASKED$ → welche schnittausstand 1. schnitt $1
  ^CUTS_LEFT(2\.|zweite[nrs]?) CUT_ASKED$ → welche schnittausstand 2. schnitt $1
`,
  PARTS,
)
