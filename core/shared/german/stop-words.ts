import { ASKING_WORDS } from './asking-words.ts'

const words = (list: string): string[] => list.trim().split(/\s+/u)

const QUESTION_FRAME = new Set([
  ...ASKING_WORDS,
  ...words(`
  wobei welch viel viele vielen
  ich du wir mich mir dich dir uns mein meine meinen meinem meiner meines unser unsere unseren unserem unserer unseres
  darf muss kann soll gibt es bitte steht sagt lautet
  `),
])

const STOP_WORDS = new Set([
  ...QUESTION_FRAME,
  ...words(`
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
  ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen man
  mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines
  ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer
  dies dieser diese dieses diesen diesem jener jene jenes jenen jenem derselbe dieselbe dasselbe solche solcher solches solchen
  vieler lange oft hoch
  und oder aber denn doch sondern auch nicht nur noch schon so sowie sowohl als ob weil dass daß damit wenn falls während bevor nachdem
  bis seit obwohl obgleich wobei jedoch dabei dazu daran darauf darin davon dafür dagegen darüber darum daher deshalb dadurch hier dort da
  in im ins an am ans auf aus bei beim mit nach von vom vor zu zum zur über unter um durch für gegen ohne zwischen neben hinter wegen
  trotz gemäß laut entlang per pro je ab außer samt
  bin bist ist sind seid war warst waren wart gewesen wäre wären sei seien
  habe hast hat haben habt hatte hatten gehabt hätte hätten
  werde wirst wird werden werdet wurde wurden worden geworden würde würden
  kann kannst können könnt konnte konnten könnte könnten muss muß musst müssen müsst musste mussten müsste
  soll sollst sollen sollt sollte sollten darf darfst dürfen dürft durfte durften dürfte will willst wollen wollt wollte wollten
  mag mögen möchte möchten lassen lässt ließ
  sehr mehr meist etwa ganz gar immer nie wieder alle allem allen aller alles andere anderen anderer anderes anderem
  einige einigen einiger einiges etwas nichts jede jeder jedes jeden jedem manche mancher manches beide beiden selbst sonst
  dann nun jetzt also zwar bereits ja nein mal bitte danke gibt gab geben es's
  `),
])

/**
 * True for German words that carry no content of their own: articles, pronouns, prepositions, auxiliaries, question
 * words. `word` in lower case.
 */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/**
 * True for the words that only make a question of it („Wie viele … darf ich …“) and say nothing of what it asks about.
 */
export const framesQuestion = (word: string): boolean => QUESTION_FRAME.has(word)
