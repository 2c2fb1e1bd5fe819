/**
 * Words that hold an offensive one by chance, by what they are: anywhere in a name, or only where a word of it begins.
 * What lies in such a word or crosses it is no offence.
 */
export const HARMLESS_WORDS: readonly { what: string; at: 'anywhere' | 'start'; words: string }[] = [
  {
    what: 'surnames and given names',
    at: 'start',
    words: `barsch darsch garsch harsch karsch larsch marsch parsch tarsch warsch zarsch arschin spastik
      spastisch fickert fickel fickler fickenscher fickeis fickinger annal analen anali muschik hurek
      hurel thure schure schlamper nuttel nazim nazif nazir naziha nazire naziye nazl ignaz atanaz arnok
      anais anaid anaic annai mose dildor bonazzi benazzi cuntz wankerl sextro sextl sexauer sexl kackert`,
  },
  {
    what: 'places',
    at: 'anywhere',
    words: `essex sussex wessex middlesex sexau sexten wichsenstein fickmuehlen tittenkofen negern penistone
      slutsk dilldorf dildorf scunthorpe`,
  },
  {
    what: 'words of farms and everyday life',
    at: 'anywhere',
    words: `marsch barsch acker honigg koenigg pfennigg krueppelwalm krueppelkiefer behindertengerecht
      unbehindert mongol negerkuss sextant sextett sextus sexagesima shitake shiitake retarder retardier
      bastardklee bastardluzerne assistent penizill analy analo analph analge therapist trottellumme
      holzvergas gasth gasse tischlamp fischlamp hirschlamp buschlamp rauschwitz feuerwehr pastinak gastr
      fotzelschnitt arthur joshua faq rappe graphik pazifik gespasst ausschwitzen spackov sexte sextus
      david sauna fagott fotzhobel`,
  },
]
