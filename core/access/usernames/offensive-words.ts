/** Where in a name a word counts: anywhere, or where nothing but its edge, a digit or a separator stands beside it. */
export type Place = 'anywhere' | 'word' | 'start' | 'end' | 'edge'

/** What German speakers are insulted with, by the reason why nobody may be called so. */
export const OFFENSIVE_WORDS: readonly { why: string; at: Place; words: string }[] = [
  {
    why: 'insults a person',
    at: 'anywhere',
    words: `arschloch arschlecke arschfick arschgeig arschgesicht arschkriech leckmich missgeburt mistgeburt spast spasti spasst spacko spacken behindert krueppel vollidiot
      idiot trottel vollpfosten hackfresse hundesohn hundsfott schweinepriester saftsack drecksau dreckschwein drecksack mistkerl
      miststueck vollhorst schwachmat schwachkopf asozial abschaum deinemutter deinemudda haltsmaul haltdiemaul haltdiefresse bastard asshole dickhead
      motherfuck bitch biatch biatsch faggot cocksuck douchebag dumbass fuckwit`,
  },
  { why: 'insults a person', at: 'start', words: 'drecks wanker' },
  { why: 'insults a person', at: 'edge', words: 'arsch mongo retard' },
  { why: 'insults a person', at: 'word', words: 'fag fagot depp honk vollhonk wixa' },
  {
    why: 'insults women or calls a person for sale',
    at: 'anywhere',
    words: `hurensohn hurensoehne huhrensohn hurnsohn hurenkind hurenbock fotze fozze votze schlampe nutte prostituiert stricher
      callgirl whore kampflesbe`,
  },
  { why: 'insults women or calls a person for sale', at: 'edge', words: 'hure cunt slut' },
  { why: 'insults gay and trans people', at: 'anywhere', words: 'schwuchtel schwuchtl schwulesau schwulensau tranny' },
  { why: 'insults gay and trans people', at: 'word', words: 'transe tunte' },
  {
    why: 'insults people for where they come from or what they believe',
    at: 'anywhere',
    words: `kanake kanacke nigger nigga kuemmeltuerke kameltreiber schlitzauge reisfresser polacken itaker knoblauchfresser
      zigeunerpack zigeunersau dreckszigeuner saujude judensau judenschwein judenpack judenfotze judenhass judenraus judenfrei
      judenjagd judenvergas killjews killalljews auslaenderraus auslaenderpack auslaenderhass tuerkenraus asylantenpack
      rassenhass rassist`,
  },
  { why: 'insults people for where they come from or what they believe', at: 'start', words: 'neger' },
  { why: 'insults people for where they come from or what they believe', at: 'edge', words: 'bimbo' },
  { why: 'insults people for where they come from or what they believe', at: 'word', words: 'paki zigeuner polacke' },
  {
    why: 'praises or names the crimes of National Socialism and its followers',
    at: 'anywhere',
    words: `hitler heilhitler siegheil neonazi nsdap gestapo waffenss sstotenkopf hakenkreuz himmler goebbels goebels auschwitz
      ausschwitz holocaust gaskammer untermensch herrenrasse herrenmensch rassenschande reichsfuehrer reichsbuerger
      meinfuehrer derfuehrer blutundehre whitepower drittesreich drittereich wehrmacht endloesung zyklonb kzwaechter`,
  },
  { why: 'praises National Socialism', at: 'edge', words: 'nazi' },
  { why: 'praises or names the crimes of National Socialism', at: 'start', words: 'vergasung vergast' },
  { why: 'stands for hate groups', at: 'word', words: 'kkk nsu ssmann ssoffizier' },
  {
    why: 'is vulgar about sex',
    at: 'anywhere',
    words: `fick ficken fuck fucking wichs wichser wixer wixxer wixen pimmel titten titties tittchen schwanzlutsch schwanzleck schwanzgeil
      riesenschwanz meinschwanz lutschmein porno pornhub analsex analfick blowjob gangbang rudelbums geilesau geilesex
      gruppensex bukkake cumshot creampie cunnilingus fellatio orgasmus masturb onanie onanier swingerclub bordell pussy
      muschileck hodensack`,
  },
  { why: 'is vulgar about sex', at: 'edge', words: 'sex penis vagina dildo' },
  { why: 'is vulgar about sex', at: 'start', words: 'anal' },
  { why: 'is vulgar about sex', at: 'end', words: 'muschi' },
  {
    why: 'is vulgar about sex',
    at: 'word',
    words: 'moese moesen bumsen sperma porn tits geil milf bdsm sexy cock fuk bumse titte',
  },
  {
    why: 'threatens or makes light of violence',
    at: 'anywhere',
    words: `vergewaltig kinderschaender kinderfick paedophil pedophil zoophil sodomie sodomit massenmord massenmoerder
      serienmoerder kindermoerder selbstmord erhaengdich amoklauf terrorist taliban killyourself verrecke`,
  },
  { why: 'threatens or makes light of violence', at: 'start', words: 'rapist amok inzest' },
  { why: 'threatens or makes light of violence', at: 'word', words: 'paedo pedo rape kys' },
  {
    why: 'is about excrement',
    at: 'anywhere',
    words: 'scheiss scheisse sheisse kacke kackbratz verkackt verpiss pissdich pissnelke pisskopf pissbirne kackstuhl',
  },
  { why: 'is about excrement', at: 'edge', words: 'shit' },
  { why: 'is about excrement', at: 'word', words: 'pisse pisser scheise piss' },
]

/** Numbers that stand for letters among neo-Nazis; alone, or beside whole words. */
export const HATE_CODES =
  /(?<![a-z0-9])(?:14[-_]?88|hh88|88hh|(?:heil|sieg|ns)[-_]?(?:18|88)|(?:18|88)[-_]?heil)(?![a-z0-9])/
