import { bySound, type BySound } from './spoken-words.ts'

/**
 * The words of which no language has more: what asks, points, counts, denies, and what stands before nouns and verbs,
 * as all regions type them. Without those that are words of standard German.
 */
export const CLOSED_WORDS: BySound = bySound(`
  # Questions
  was: wääs; wie: wäi wöi wej wiea wii; wo: wou wåu woo; wer: wää weä; wem: wäm weam wämm; wen: wän;
  wann: wånn wonehr wenneehr wonneer wonnehr; warum: werum wurum wörum; wieso: wisu; womit: wumit womet wodamit;
  wofür: wofier wofia wofer wofir wufier; wohin: wohie wuhin wohen; woher: wuher; wovon: wovo wuvun;
  woran: woro worå; worauf: woruff; wozu: wozua woto; welche: wellä wöiche wejche wölch welchi wölli wöchi weichi;
  welcher: wellr weler wöicher wejcher wöicha welchä; welches: wöiches wejches wäls; welchem: wöichm wöichem;
  welchen: welln wölln wöichn welchn;
  # Pronouns and articles
  du: dou; uns: äis ünsch unz; unser: oser üsa unsä; unsere: unsra onsra üseri; unseren: onsren;
  meine: moine meini mej; dieser: dissa düsser dissem; diese: diesa dessi; dieses: dess disses düsset;
  diesem: düssem diesm; diesen: diesn; jede: jedi jeede; jeder: jeedä; kein: koar kää kaa kej keä;
  keine: käni kenni keena känne kaani koani koana; keinen: kaan keenn; alle: ålle; alles: ålles olls allet alls;
  andere: annara;
  # To have, to be, to become
  habe: hoo; habe ich: habsch hobsch hanich hawwich hebbik; haben: hobm hoben hein heind häm hemmet hömma hawen;
  haben wir: hommern hammir hemmir hömmer hamer hemma; haben sie: hamse hebbtse; hat er: hatta hotta hoda;
  habt: habbt hobt; hatte: hadd; hatten: hattn hattet; gehabt: ghod ghed; ist: izz ischd iset; sind: sann sän;
  sind wir: sammer semmr sünmer; waren: wåan; gewesen: gwest gweest gwäh gewäsn jewäse; wird: weat wärt wörd;
  werden: wärdn; wurde: wuad wurr worr; wurden: wuadn; worden: wurn woare woadn;
  # Must, can, may, shall
  muss: muuß müss; müssen: mössn misset münd müent messn miassat müesset; musste: mussd muast mussde;
  können: könna köna könne; darf: derff dörff; dürfen: dürfed dröffen; soll: schöll;
  sollen: söllen schöllen sulln solle sülle; will: wüll wüi;
  # What is typed as one word
  muss ich: mussich mussick; kann ich: kannich; soll ich: sollich; darf ich: darfich; habe ich: habich habick; hat sie: hattse;
  ist er: isser; gar keine: garkeine; gar kein: garkein; das letzte: dasletzte; so einem: sonem; so einen: sonen;
  # Before nouns
  in dem: innem; in der: inner; auf der: auffer auffa; von dem: vonnem; nach dem: nachm;
  auf: aff aaf; auf dem: afm offm opm opem uppem oppem uffn oafm aufem; aus dem: ausem utm;
  von: vunn fun; vom: vum vuam fum vonm; von der: vonner vunner vunnä; zu: zua; für: fier föa fürd;
  für den: fian fiern; bei: bai bej; beim: bem bim bajm; nach: nooch noach nåch naach; um: öm;
  über: iwer üwer öwer öber ibba; unter: onder ünna; vor: voar; gegen: gäge; ohne: ohna uhne ahne oni; seit: sait;
  bis: bess bös; bis zum: bizum; hinter: hinner henner hinta; neben: newe nebm näbe; zwischen: zwischa twüschen;
  wegen: wegn weche; bis wann: bisswann beswann;
  # Nothing, yet, now
  nicht: nedd nitt nöt need; nichts: nint nüüt nixx; noch: nuch nooh nuu noo;
  noch nicht: nonned nonnet nonet nonit nuned; schon: schunn schoo scha; jetzt: jezt jetzad itza iezt itzed;
  heute: heint haid hüte hiit; heuer: huia; neujahr: neijahr neijohr neijoahr neujohr nijohr; gestern: gestat jestan geschta geschtan;
  morgen: moang morng murjen moign mörn; übermorgen: iwwermorje iwamoang övermorgen öbermorn; immer: immr allweil;
  wieder: wida wiedr; viel: vöil vüll; wenig: wennich wenk wench wänig; zusammen: zsamm zsamma zesamme tosomen;
  insgesamt: insgsamt insgesamd insjesamt insgsammt; zuletzt: zletschd zeletzt zelescht; zuerst: zeerscht;
  einmal: oimol enmol; hin: hie; hinein: ine; heraus: naus nausi; hinauf: nauf uffi nuff;
  hinunter: nunter nunner nonder; darauf: druff drop drup droff drauff drof druf; darin: dren dinn drenn;
  darunter: dronder drunner drunna drunda; darüber: driwwer drieber drüwer driba; daran: dro drå; davon: dovo;
  dafür: dofier dofür; damit: domit demit; dazu: dozua dezua; dort: dortn dött; außer: ausser; oder: odda odr edder;
  aber: awer abba awwa; letzte: läätzt letsch letzti lescht letschdi lezzte; letzten: letschtn;
  letztes: läätztes ledzdes; vorige: vörije vorje voriche vörrige vorichte vorsche fiari foarige voarige;
  vorigen: vörijen vorjen vorichen vorschen; voriges: vorsches vorjes vorichtes voarigs;
  nächste: näxte näggschte nägschde neegste; erste: eascht easchde erschd easchte;
  zweite: zwette zwett zwoate zwoite zwööt zwäät zwätt zweete; dritte: dridde dredde drütte;
  größte: greesste gräschte gressda greeßt; größten: greesten;
  # Numbers
  eins: oas ains ees ens aans ääns eens äns; zwei: zwää zwai zwä zwoo zwou; drei: drui dräi dreia dreie;
  vier: viere viari; fünf: fimfe femf füf fünfe fumf; sechs: segs sechse segse sechsi segsi;
  sieben: simm siema siebme sebbe söben siebene siewe; acht: achd oocht åcht; neun: neine nain neune nüni;
  zehn: zea zeha zehne zeah zään zehni; elf: ölf elwe ölve; zwölf: twelf zwoife zwölfe zwelfe;
  zwanzig: zwoanzg zwanzsch zwanzich zwanzge zwounzg; dreißig: dreißg drissig dreissg; hundert: hunderd;
  halb: hoib hoab; halbe: hoibe halwe;
`)

/** Of these the ones that are words of standard German, beside words that show a dialect. */
export const CLOSED_WORDS_BESIDE: BySound = bySound(`
  neun: nein; auf: off; im: em; zu: ze; am: om; an: o; einem: eme; einen: en; sind: sin; war: wor; hat: had; von: fun
`)
