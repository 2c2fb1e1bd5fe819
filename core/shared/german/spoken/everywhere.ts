import { bySound, type BySound } from './spoken-words.ts'

/**
 * Heard and typed in many regions, so that it shows none, and in the table of none, but for what is abbreviated or
 * written so elsewhere, too. Without what fields are called: hinterm, vorm, überm.
 */
export const EVERYWHERE: BySound = bySound(`
  # Two words in one
  für das: fürs fiers fias firs fers; unserer: unsrer; für ein: fürn fürnen; um das: ums; durch das: durchs;
  auf das: aufs uffs; auf dem: aufm aufn uffm; über das: übers; über den: übern; unter das: unters;
  aus dem: ausm ausn; mit dem: mitm mitn; mit der: mitter; in der: inne; auf der: auffe;
  gibt es: gibts gits geits gibs gibtet gibds; wenn es: wenns wanns; braucht es: brauchts; ist denn: isn isnn;
  was denn: wosn; wer denn: wean; wie denn: wien wian; wo denn: won wun; hat denn: hotn hodn; ist es: isses;
  sind es: sinds sans sins; hat es: hats hots hods hets häts hotts; geht es: gehts; war es: wars; waren es: warens;
  kann es: kanns; habe ich es: habichs; habe ich: habich hobi; haben wir: hammwa hamwa hammwer; hast du: haste hosch;
  kannst du: kannste kannsch; weißt du: weißte weeßte woisch; was denn: wasn; wann denn: wannn; sind wir: simma;
  ist das: issn; bist du: biste; willst du: willste; siehst du: siehste; wird es: wirds; wurde es: wurds;
  # To have, to be, to become, to do
  habe: hann; haben: häbe häbed häbet hebe hem hemm haww hawe hänt hänn; gibt: giv;
  gekommen|kommen: kemma kumma kemman; werden: weren; wird: werd weard; wurde: wurd; muss: mueß mus; dürfen: dörft;
  kann: koo; soll: sött; gewollt: wullt gwollt gwöllt jewollt; nehmen: nemmt nehmet nemmat; bekommt: krieagt;
  gekriegt|bekommt: kreagt; heißt: heest; heißen: heeten; stehen: staht stond; gehen: gaht gond gehn; sehen: sehn;
  gekostet|kostet: kost; brauchen: brauchn;
  # Pronouns, articles and questions
  das: dit dös dees; da: do då dau doo dao; dies: düt dütt; was: wa; wann: wonn wan; gegen: gechen; nichts: nixe;
  der: dr; ein: oa oin en; unser: üser; unsere: unsre use unsri; unserem: unsam; unseren: unsern;
  welche: welle wecke wölchi wellig wellige wela wöla wöllene wellene wölline welline wöchene;
  welches: welchs wölches wölls welchet weckes; welchem: wölchem wellm welchm; welchen: wellen wölchen wölcha wellan;
  welcher: wölker wellere wellera wöllere wölcher wela wölla welchr; hinterm: achtern hinnerm hintram;
  gegen: gega gegn gegng gägen gegens;
  # How, when and how much
  bloß: blots blot bloos; jüngste: jüngschte jengste jüngst; letzte: lezte; auch: aa ao; auf: up upp; bei: bi;
  bis: bes; schon: schoa; etwas: epis; jemand: ebba; wegen: wegam; viel: viu; viele: vuie vüi; jetzt: jez;
  einmal: amol eenmal; darin: drin drinne; daran: dran; darauf: drauf; zusammen: zamm zam zamma zamme zäme zusamm;
  gemolken: gemelkt; zuletzt: zuletz zulezt; jetzt: jetz; eigene: eigne;
  ungefähr: ungefär umgefähr; eigentlich: eigendlich; insgesamt: insgesammt;
  draußen: drausen draussen drausn drauß drauss drussen dussen buten;
  anderen: andre andra andern annere anner annern andrn annre anderne; andere: annera ondere; zuerst: zuerscht zerst;
  wahrscheinlich: warscheinlich;
  # As it is typed in a hurry
  vielleicht: vllt vlt vieleicht; eventuell: evtl evt evntl;
`)

/** The same of nouns. */
export const NOUNS_EVERYWHERE: BySound = bySound(`
  Kuh: ku; Tiere: viechr viecha; Rinder: rindviecher rendviecher rindviech; Woche: wuch; Name: nama naam; Dezitonnen: dz; Durchschnitt: durchschnit; Tierarzt: tierartzt tirarzt;
  Adresse: adress; Stunden: stund stond schtond; Sack: sagg;
  Halbjahr: halbjohr halbjoar hoibjahr hoibjohr hoibjoar halvjohr halvjahr;
  Durchfall: dörchfall durchfoi durchfoll dorchfall durefall dünnschiet; Kasten: chaste kaschte kastn kasta;
  Schrank: schronk schrånk schapp; Zettel: zedl zettl zeddel zedel; Frist: frischt frisd;
  Frühjahr: fruhjahr frühjar früjahr; März: marz; Montag: montach; Freitag: freitach;
`)
