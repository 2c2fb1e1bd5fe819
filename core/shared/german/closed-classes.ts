// Classes of German words that are (nearly) closed, so that they are written down whole. None of their members says
// which things of a farm are meant, or which of them: what narrows, orders or counts („nur“, „außer“, „seit“, „je“) is
// in none of these.

const words = (list: string): readonly string[] => list.trim().split(/\s+/u)

/** Modal particles: how the one who asks stands to the question. */
const MODAL_PARTICLES = words(`
  denn doch eben ebent halt ja mal ma einmal nun nu wohl ruhig eigentlich überhaupt einfach eh bloß etwa auch fei gell gelle gä ne na
  woll also oder so schon noch nochmal nochmals
`)

/** Sentence adverbs: how likely, welcome or certain something is, which changes nothing of what is entered. */
const SENTENCE_ADVERBS = words(`
  hoffentlich leider glücklicherweise erfreulicherweise gottlob bedauerlicherweise unglücklicherweise dummerweise blöderweise
  komischerweise seltsamerweise merkwürdigerweise erstaunlicherweise überraschenderweise interessanterweise witzigerweise
  lustigerweise kurioserweise ärgerlicherweise peinlicherweise zufälligerweise zufällig logischerweise verständlicherweise
  idealerweise praktischerweise ehrlicherweise fairerweise gerechterweise sinnvollerweise möglicherweise wahrscheinlich
  wahrscheinlicherweise höchstwahrscheinlich vermutlich vermeintlich mutmaßlich vielleicht eventuell womöglich voraussichtlich
  voraussichtliche voraussichtlichen voraussichtlicher voraussichtliches
  anscheinend scheinbar offenbar offensichtlich offenkundig augenscheinlich angeblich vorgeblich sicher sicherlich gewiss
  bestimmt zweifellos zweifelsohne zweifelsfrei fraglos unzweifelhaft wahrhaftig wahrlich tatsächlich wirklich echt ehrlich
  natürlich selbstverständlich selbstredend freilich klar logisch bekanntlich bekanntermaßen anerkanntermaßen
  normalerweise üblicherweise gewöhnlich gemeinhin landläufig regulär grundsätzlich prinzipiell letztlich letztendlich
  schließlich schlussendlich endlich immerhin jedenfalls allenfalls sowieso ohnehin ohnedies ohnedem allerdings übrigens nämlich
  nebenbei beiläufig apropos sozusagen quasi praktisch gewissermaßen gleichsam irgendwie irgendwo irgendwann irgendwas ehe
  ausgerechnet vorsichtshalber sicherheitshalber interessehalber spaßeshalber ordnungshalber anstandshalber
  vollständigkeitshalber einfachheitshalber kurioserweise gegebenenfalls ggf evtl eventl evt vllt vlt eigtl eig wahrsch
`)

/** Adverbs that join a question to what was said before it. */
const JOINING_ADVERBS = words(`
  außerdem ausserdem zudem ferner desweiteren überdies obendrein ansonsten zusätzlich weiters erstens zweitens drittens viertens
  abschließend jedoch hingegen trotzdem dennoch gleichwohl indes deswegen folglich somit mithin demnach dementsprechend
`)

/** Adverbs of degree, and of how exact an answer is to be: rows answer as exactly as they can. */
const DEGREE_ADVERBS = words(`
  ungefähr ungefähre ungefähren circa zirka ca etwa rund rd annähernd näherungsweise schätzungsweise überschlägig überschlagsmäßig
  genau genaue genauer genauen genaues exakt exakte exakten präzise präziser haargenau genauestens punktgenau pauschal knapp
  ziemlich recht relativ verhältnismäßig einigermaßen halbwegs völlig absolut echt arg unheimlich derart dermaßen bisschen
`)

/** Adverbs of manner of the answer: how fast, how long and how kindly it is wanted. */
const MANNER_OF_ANSWER = words(`
  schnellstens schnellstmöglich schnellstmöglichst geschwind flugs schleunigst baldmöglichst kurzgefasst kurzum stichwortartig
  stichpunktartig tabellarisch ausführlich haarklein möglichst freundlicherweise netterweise liebenswürdigerweise dankenswerterweise gefälligst
  freundlichst höflichst gütigst
`)

/** Such adverbs that are adjectives, too: they say nothing only where they stand with the asking, not of a thing. */
export const MANNER_ADJECTIVES = words(`
  schnell rasch fix flott flink zügig hurtig prompt kurz knapp bündig direkt detailliert übersichtlich grob konkret
`)

/** Deictic and pronominal adverbs, which only point: at what, the rest of the sentence says. Not „davor“, „danach“. */
const POINTING_ADVERBS = words(`
  hier da dort dorten dortig dortige dortigen hiesig hiesige hiesigen hüben drüben droben drunten herüben herunten
  dahinten dadrüben dadroben dadrunten dahier allhier daselbst hierselbst daheim zuhause dabei dazu daran davon darin darauf dran
  drin drauf drüber drum drunter hierzu hierfür hierin hieran hierauf herum rum umher
  diesbezüglich betreffend betrifft bezüglich hinsichtlich bzgl betr
`)

/** Adverbs for the time of asking, of which rows tell anyway. */
const TIME_OF_ASKING = words(`
  zurzeit derzeit derzeitige derzeitigen momentan gegenwärtig gerade grade grad jetzt inzwischen mittlerweile derweil
  zwischenzeitlich bisher bislang soweit heutzutage weiterhin bereits immer stets ständig zzt
`)

/** Interjections and signs of hesitation. */
export const INTERJECTIONS = words(`
  ach ah aha oh oha och ui uiui uiuiui puh hm hmm mhm öhm öh äh ähm ähem tja naja nanu hey ey he heda hi hallo hallöchen moin
  moinsen servus tach grüezi salü hoi mahlzeit ok okay oki joa jo jau jup yo soso hoppla hoppala mensch mann menno boah mei herrje
  hach moment momentchen sekunde stopp wart warte wow prima tipptopp perfekt pardon sorry
`)

/** Words of asking for a thing, of thanking and of closing. */
const POLITE_WORDS = words(`
  bitte bidde büdde bitteschön danke dankeschön dankschön dankesehr merci gern gerne lg vg mfg pls please thx
`)

/** Those that are nothing but adverbs, wherever they stand. */
export const ALWAYS_EMPTY: readonly string[] = [
  'denn',
  'eigentlich',
  'überhaupt',
  'halt',
  'wohl',
  'ungefähr',
  'tatsächlich',
  'wirklich',
  ...SENTENCE_ADVERBS.filter(
    (word) => /(?:weise|halber|lich|leicht)$/u.test(word) && !/(?:ehr|vermeint)lich$/u.test(word),
  ),
]

/** All that may be dropped of a question. */
export const EMPTY_WORDS: ReadonlySet<string> = new Set([
  ...MODAL_PARTICLES,
  ...SENTENCE_ADVERBS,
  ...JOINING_ADVERBS,
  ...DEGREE_ADVERBS,
  ...MANNER_OF_ANSWER,
  ...POINTING_ADVERBS,
  ...TIME_OF_ASKING,
  ...INTERJECTIONS,
  ...POLITE_WORDS,
])
