// The words of asking, once. In patterns for texts in lower case they end where no letter follows, which those say.

/** Those of standard German but „wieviel“; „wobei“ tells more often than it asks. */
export const ASKING_WORDS: readonly string[] =
  `wie was wer wen wem wessen wann wo wohin woher wieso weshalb warum wozu womit wodurch worin woran worauf wofür wogegen
  wovon worüber worum wonach welche welcher welches welchen welchem`.split(/\s+/u)

export const ASKING = `wieviele?|${ASKING_WORDS.join('|')}`

const OF = '(?:(?:ab|an|auf|aus|bei|bis|für|in|mit|nach|seit|über|um|unter|von|vor|(?:bis )?zu) )?'

/** „wann“, „bis wann“, „auf welchem“ */
export const ASKING_OF = `${OF}(?:${ASKING})`

/** Of a sentence in a sentence: „…, ob“, „…, wo“ */
export const ASKING_OR_WHETHER = `ob|${ASKING}`

/** As it is typed before it is led back to standard German. */
export const ASKING_AS_TYPED = `${ASKING}|wat|wos|wia|wia vui|wannehr|wonnehr|woveel|wieveel|wievill|wievui|wieviu|welchs|weli|wellä|wöiche|wea`

export const ASKING_OF_AS_TYPED = `${OF}(?:${ASKING_AS_TYPED})`
