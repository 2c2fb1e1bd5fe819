/** German words that carry no content of their own: articles, pronouns, prepositions, auxiliaries, question words and what frames a question. */
const STOP_WORDS = new Set(
  `
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines
  ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen man
  mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines sein seine seinen seinem seiner seines
  ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer unseres euer eure euren eurem eurer
  dies dieser diese dieses diesen diesem jener jene jenes jenen jenem derselbe dieselbe dasselbe solche solcher solches solchen
  welche welcher welches welchen welchem welch wer wen wem wessen was wann wo wohin woher wie wieso weshalb warum wozu womit wodurch
  worin woran worauf wofür wogegen wovon wobei worüber worum wonach
  viel viele vielen vieler lange oft hoch
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
  `
    .trim()
    .split(/\s+/u),
)

/** `word` in lower case, with its umlauts. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)
