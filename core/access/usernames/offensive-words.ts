/** Where in a name a word counts: anywhere, or where nothing but its edge, a digit or a separator stands beside it. */
export type Place = 'anywhere' | 'word' | 'start' | 'end' | 'edge'

export interface OffensiveWords {
  why: string
  at: Place
  words: string
}

/** What German speakers are insulted with, by the reason why nobody may be called so. */
export const OFFENSIVE_WORDS: readonly OffensiveWords[] = [
  {
    why: 'insults a person',
    at: 'anywhere',
    words: `arschloch arschlecke arschfick arschgeig arschgesicht arschkriech leckmich missgeburt mistgeburt
      spast spasti spasst spacko behindert krueppel vollidiot idiot trottel vollpfosten hackfresse
      hundesohn hundsfott schweinepriester saftsack drecksau dreckschwein drecksack mistkerl miststueck
      vollhorst schwachmat schwachkopf asozial abschaum deinemutter deinemudda haltsmaul haltdiemaul
      haltdiefresse bastard asshole dickhead motherfuck bitch biatch biatsch faggot cocksuck douchebag
      dumbass fuckwit arschkrampe brunzkach brunzbloed brunzdumm soachkach arschgranate arschgei
      arschgsicht oasch orschloch aaschloch oarschloch orschgsicht aaschjesee arschgiige moorslock
      moorsloch morslock morsloch kleimianmors kleimianmoors leckmiamarsch leckmimoasch leckarsch
      arschleck hurnsau hurasau hurensau huersiech hueresiech dreggsau drecksiech fotzechog sauchog
      schafseckel schofseckl schofseggl saubeitl saubeutel hundskrippi hundskrueppel saupreiss saubazi
      weichbirn hirntot hirnamput gehirnamput dumpfbacke dummbatz dummschwaetz dummfick flachwichs
      vollspack vollspast vollpfost volltrottel volldepp vollkoffer vollassi schlappschwanz hosenscheiss
      hosenschiss klugscheiss korinthenkack pissflitsch spermaschleuder samenraub sackratte arschlaus
      drecksloch dreckskerl drecksvieh schweinehund kotzbrocken kotzbirne kotzfresse fressehalten
      haltdeinefresse haltdefress haltsfress haldefress verpissdich verpissdi fickdich blassirma arschkart
      dreckspack gesocks untermensch sozialschmarotz hartzerpack arsehole asshat jackass dumbfuck bollocks
      twatface fatass lardass dipshit shithead bullshit jerkoff sonofabitch`,
  },
  {
    why: 'insults a person',
    at: 'start',
    words: 'bellend hentai drecks rahowa spacken wanker scheissd scheissh schiissd schiiss',
  },
  { why: 'insults a person', at: 'edge', words: 'arsch mongo retard' },
  {
    why: 'insults a person',
    at: 'word',
    words: `fag fagot fags depp deppen honk vollhonk wixa wixxa wanka twat huso dodl beidl dummkopf bloedmann
      daemlack retarded incel`,
  },
  {
    why: 'insults women or calls a person for sale',
    at: 'anywhere',
    words: `hurensohn hurensoehne huhrensohn hurnsohn hurenkind hurenbock fotze fozze votze schlampe nutte
      prostituiert stricher callgirl whore kampflesbe hurnkind hurnbock hurentochter huansohn huansoh
      hurenkanak fotz fozz votz futfresse fudlapp schlampn schlaempe schlombe nuddn nuttn strassennutte
      puffmutter puffgaenger kampflesb slutty skank`,
  },
  { why: 'insults women or calls a person for sale', at: 'edge', words: 'hure cunt slut' },
  {
    why: 'insults gay and trans people',
    at: 'anywhere',
    words: `schwuchtel schwuchtl schwulesau schwulensau tranny shemale warmerbruder schwanzlutsch arschbandit
      poposex`,
  },
  { why: 'insults gay and trans people', at: 'word', words: 'transe transen tunte tunten' },
  {
    why: 'insults people for where they come from or what they believe',
    at: 'anywhere',
    words: `kanake kanacke nigger nigga kuemmeltuerke kameltreiber schlitzauge reisfresser polacken itaker
      knoblauchfresser zigeunerpack zigeunersau dreckszigeuner saujude judensau judenschwein judenpack
      judenfotze judenhass judenraus judenfrei judenjagd judenvergas killjews killalljews auslaenderraus
      auslaenderpack auslaenderhass tuerkenraus asylantenpack rassenhass rassist kanacke kanak
      dreckspolack schlitzaug reisfress spaghettifress kamelfick ziegenfick eselfick schafficker schaffick
      negerlein hottentott tschuschen kuemmeltuerk knoblauchfress kopftuchschlamp oelauge kameljockey
      teppichflieger dattelfress ithaker katzelmacher schlitzaeug kopftuchmaedch sandneger sandnigger
      raghead towelhead wetback gasthejew gasjew hatejew killmuslim jewhater holohoax umvolkung
      passdeutsch scheissjud drecksjud saujud`,
  },
  { why: 'insults people for where they come from or what they believe', at: 'start', words: 'neger' },
  { why: 'insults people for where they come from or what they believe', at: 'edge', words: 'bimbo' },
  {
    why: 'insults people for where they come from or what they believe',
    at: 'word',
    words: 'paki zigeuner polacke tschusch gook',
  },
  {
    why: 'praises or names the crimes of National Socialism and its followers',
    at: 'anywhere',
    words: `hitler heilhitler siegheil neonazi nsdap gestapo waffenss sstotenkopf hakenkreuz himmler goebbels
      goebels auschwitz ausschwitz holocaust gaskammer untermensch herrenrasse herrenmensch rassenschande
      reichsfuehrer reichsbuerger meinfuehrer derfuehrer blutundehre whitepower drittesreich drittereich
      wehrmacht endloesung zyklonb kzwaechter unserfuehrer arbeitmachtfrei bloodandhono whitepride
      rassenkrieg rassenreinheit rassenhygiene rasserein sturmabteilung heildem demfuehrer deinfuehrer
      judenfrage judenstern hitlerjugend hitlergruss seigheil siekheil heydrich adolfeichmann drmengele
      josefmengele treblinka totenkopfss sonderbehandl konzentrationslager insgas indiegaskammer
      rudolfhess hermanngoering rudolfhoess klausbarbie ernstroehm horstwessel amongoeth martinbormann
      reichsparteitag kzlager volksverraet wolfsschanze leibstandarte kukluxklan nationalsozial
      nsdeutschland`,
  },
  { why: 'praises National Socialism', at: 'edge', words: 'nazi' },
  {
    why: 'praises or names the crimes of National Socialism',
    at: 'start',
    words: 'vergasung vergast sssturm ssaufseher sswaechter ssobersturm ssstandart',
  },
  { why: 'stands for hate groups', at: 'word', words: 'kkk nsu ssmann ssoffizier arier ariernachweis' },
  {
    why: 'is vulgar about sex',
    at: 'anywhere',
    words: `fick ficken fuck fucking wichs wichser wixer wixxer wixen pimmel titten titties tittchen
      schwanzlutsch schwanzleck schwanzgeil riesenschwanz meinschwanz lutschmein porno pornhub analsex
      analfick blowjob gangbang rudelbums geilesau geilesex gruppensex bukkake cumshot creampie
      cunnilingus fellatio orgasmus masturb onanie onanier swingerclub bordell pussy muschileck hodensack
      arschfick hinternfick mutterfick muttafick mudderfick oralsex telefonsex sexsklav sexgeil notgeil
      samenerguss abspritz spritzmich wichsvorlage schamlipp schamhaar deepthroat handjob rimjob footjob
      jizz lolicon pornstar onlyfans boobs boobies bigtits suckmy fickfack poppmich figgdi fickdi fickdir
      fckdich fckyou fckoff`,
  },
  { why: 'is vulgar about sex', at: 'edge', words: 'sex penis vagina dildo' },
  { why: 'is vulgar about sex', at: 'start', words: 'anal' },
  { why: 'is vulgar about sex', at: 'end', words: 'muschi' },
  {
    why: 'is vulgar about sex',
    at: 'word',
    words: `fut dickpic dickpics moese moesen bumsen sperma porn tits geil milf bdsm sexy cock fuk fuq bumse
      titte dilf nudes horny boob vibrator ejakulat wank`,
  },
  {
    why: 'threatens or makes light of violence',
    at: 'anywhere',
    words: `vergewaltig kinderschaender kinderfick paedophil pedophil zoophil sodomie sodomit massenmord
      massenmoerder serienmoerder kindermoerder selbstmord erhaengdich amoklauf terrorist taliban
      killyourself verrecke kindermord kinderschaend bringdichum bringtdichum bringeuchum machdichkalt
      machdichtot machdichfertig stechdichab knalldichab haengdichauf gehsterben gehverreck sterbendusau
      tottreten totschlag totmachen kopfschuss genickschuss massaker amoklaeuf schulmassaker attentaeter
      selbstmordatt allesvergas vergasen andiewandstell frauenmoerder frauenschlaeg kinderschlaeg
      kindergrapsch tierquael tierfick hundefick killall`,
  },
  {
    why: 'threatens or makes light of violence',
    at: 'start',
    words: 'rapist amok inzest incest stirb krepier verreck',
  },
  {
    why: 'threatens or makes light of violence',
    at: 'word',
    words: 'erschiessen ermorden erhaengen paedo pedo rape kys',
  },
  {
    why: 'is about excrement',
    at: 'anywhere',
    words: `scheiss scheisse sheisse kacke kackbratz verkackt verpiss pissdich pissnelke pisskopf pissbirne
      kackstuhl schiissdr schiissdraeck scheisz schaiss shice scheize beschissen bschissn verschissen
      kackhauf kackwurst`,
  },
  { why: 'is about excrement', at: 'edge', words: 'shit' },
  { why: 'is about excrement', at: 'word', words: 'pisse pisser scheise piss' },
]

/** Whom some call so whom they hate; the words alone are none. */
const GROUPS = `juden schwulen schwuli homo lesben transen tuerken kurden araber afrikaner russen ukrainer polen
      polacken rumaenen balkan chinesen asiaten neger zigeuner moslem moslems muslim muslime islam
      muselmann auslaender asylanten asyl fluechtlings migranten kanaken jugo`

/** Pairs of parts that offend together, whichever they are; each part alone may be harmless. */
export const OFFENSIVE_PAIRS: readonly { why: string; first: string; last: string }[] = [
  {
    why: 'insults people for where they come from or what they believe',
    first: GROUPS,
    last: `sau saeue schwein schweine pack hass hasser raus jagd jaeger vergaser vergasen gesindel gesocks
      abschaum ratte ratten dreck hund hunde hure huren nutte nutten fotze fotzen brut klatscher klatschen
      mord moerder killer toeter schlampe muell viech tot inslager insofen aufhaengen verbrennen abknallen
      abstechen`,
  },
  {
    why: 'insults people for where they come from or what they believe',
    first: 'todden toddem todder todallen killall killthe hangall hass scheiss drecks',
    last: GROUPS,
  },
  {
    why: 'insults people for whom they love or how they are',
    first: 'behinderten spasten krueppel frauen weiber',
    last: `schwein pack hass hasser gesindel abschaum ratte dreck fotze klatscher klatschen killer moerder
      vergaser`,
  },
  {
    why: 'insults a person',
    first: 'arsch scheiss sack fotzen pimmel schwanz wichs kack huren nutten drecks hackfressen schlampen',
    last: `gesicht gsicht fresse fressen visage kopf birne kriecher sohn soehne tochter toechter kind kinder
      pack gesindel fetzen`,
  },
  {
    why: 'insults women or calls a person for sale',
    first: 'hur hura hure hurn huren hua huan huar huara huere hueren nutten',
    last: `sohn soehne soh bua buam bueb kind chind kinder sau siech seckel bock pack goof balg brut bengel`,
  },
  {
    why: 'insults a person',
    first: `warme woame schwule dumme bloede bleede bleda dreckige dreckade gschissene verreckte verdammte
      verfluchte elende miese ekelhafte stinkende`,
    last: 'sau schwein fotze hure fut schlampe siech seckel schwuchtel',
  },
  {
    why: 'makes light of the crimes of National Socialism',
    first: 'kz',
    last: 'aufseher waechter waerter kommandant scherge ofen gaskammer haeftling',
  },
  {
    why: 'threatens or makes light of violence',
    first: `toete toet ermorde morde kill kille stech steche erstech schlitz schlitze knall knalle erschiess
      erschiesse erwuerg erwuerge erhaeng haeng haenge aufhaeng koepf koepfe verbrenn verbrenne
      vergewaltig zerstueckel vergas vergase steinigt erschlag erschlage verpruegel vermoebel schlachte
      fick ficke figg figge`,
    last: 'dich euch',
  },
  {
    why: 'threatens or makes light of violence',
    first: 'zuend zuende fackel fackle brenn brenne verbrenn verbrenne schiess schiesse',
    last: 'dein deine deinen dich eure euren euch',
  },
  {
    why: 'threatens or makes light of violence',
    first: 'geh gehe soll sollst musst wirst willst duwirst dusollst',
    last: 'sterben verrecken krepieren brennen',
  },
]

/** Numbers that stand for letters among neo-Nazis: alone, or beside whole words; some wherever they stand. */
export const HATE_CODES =
  /(?<!\d)14[-_]?88(?!\d)|(?<![a-z0-9])(?:hh88|88hh|ah[-_]?(?:18|88)|(?:heil|sieg|ns|wp)[-_]?(?:18|28|88)|(?:18|88)[-_]?(?:heil|sieg)|14[-_]?words?(?:88)?|c18|combat18)(?![a-z0-9])/
