import { bySound, type BySound } from './spoken-words.ts'

/** Heard and typed in many regions, so that it shows none. Without what fields are called: hinterm, vorm, überm. */
export const EVERYWHERE: BySound = bySound(`
  # Two words in one
  für das: fürs fiers fias firs fers; unserer: unsrer; für ein: fürn fürnen; um das: ums; durch das: durchs; auf das: aufs uffs; auf dem: aufm aufn uffm;
  über das: übers; über den: übern; unter das: unters; aus dem: ausm ausn; mit dem: mitm mitn; mit der: mitter;
  in der: inne; auf der: auffe; gibt es: gibts gits geits gibs gibtet gibds jitts; wenn es: wenns wanns; braucht es: brauchts;
  ist denn: isn isnn; was denn: wosn; wer denn: wean; wie denn: wien wian; wo denn: won wun; hat denn: hotn hodn;
  ist es: isses ischs; sind es: sinds sans; hat es: hats hots hods hets häts hotts; geht es: gehts; war es: wars; waren es: warens;
  kann es: kanns; habe ich es: habichs; habe ich: habich hobi hani; haben wir: hammwa hamwa hammwer; hast du: haste hosch;
  kannst du: kannste kannsch; weißt du: weißte weeßte woisch; was denn: wasn; wann denn: wannn;
  sind wir: simmer semmer simma; ist das: issn; bist du: biste; willst du: willste;
  siehst du: siehste; wird es: wirds; wurde es: wurds;
  # To have, to be, to become, to do
  habe: hab hob heff hev han hann; haben: häbe häbed häbet hebe hem hemm haww hawe ham hamm hom hebbt hebben hend hen hänt händ hänn hei;
  hat: hett hod hot hät het; ist: is iss isch ischt; sind: san sünd sen send sin; bin: bün; war: wor weer;
  gibt: git giv; gekommen|kommen: kemma kumma kemman; kommen: chömed; werden: wern werdn weren; wird: werd weard; worden: worn wordn;
  wurde: wurd; kommt: kimmt kummt chunt chunnt; steht: steiht schteht stoht; liegt: liggt ligt liit;
  gewesen: gwen gwä gsi gsin; gehabt: ghabt ghet ghaa; muss: mutt muaß muass muas mues muess mueß;
  müssen: mööt miassn miassen müend müssn; darf: dröff derf deaf dörf; dürfen: dörft dürfn derfa dörfed;
  kann: ko koo cha chan ka; soll: schall sull soi sött; machen: moken machn macha mache; tun: doon toan; gewollt: wullt gwollt gwöllt jewollt; nehmen: nemmt nehmet nemmat;
  bekommen: kreegen; bekommt: krigt kriggt krieagt; gekriegt|bekommt: kriagt kreagt; gegangen: ganga;
  heißt: hoasst hoaßt hoißt hoisst heet heest heisst heissd; heißen: hoaßn hoassn heeten heten;
  stehen: staht stengan stengen stehnd stönd stond stehn; gehen: gaht gengan gengen gönd gond gehn; sehen: sehn;
  rausgekommen: rutkamen rutkomen; abgelaufen: afgelopen aflopen; gekostet|kostet: kost; brauchen: brauchn;
  # Pronouns, articles and questions
  ich: i ick ik; wir: wi mia mr; es: et; das: dat dit dös dees; da: do då dau doo dao; dies: düt dütt; uns: us ons ös üs; was: wat wos wa;
  wie: wia woans; warum: worüm warom; wann: wannehr wennehr wonn wan; wer: wea; nicht: nich net ned nit nöd nid nech ni;
  gegen: gechen; nichts: nix nixe nüscht nüt; kein: koa koan koin koi keen kei; keine: koane koine keene kaane;
  ein: oa oan een oin en; eine: oane oine; mein: mei mien; unser: unsa üser euse; der: dr;
  unsere: unsre use unsane unsre üsi eusi unsri; unserem: unserm unsam üsem; unseren: unsern unsan;
  welche: wölle welle wölke wecke welli weli welsche wölche wölchi wellig wellige wela wöla wella wöllene wellene wölline welline wöchene; welches: welchs wellts wöllts wölket wecket wölches wells wölls welchet weckes;
  welchem: wöllem wellem wölem welem wölchem wellm welchm; welchen: wölken wöllen wellen wölchen wölcha wellan;
  welcher: wöller weller wölker wellere wellera wöllere wölcher wela wölla welchr;
  hinterm: achtern hinnerm hintram; gegen: gega gegn gegng gägen gegens;
  # How, when and how much
  bloß: blots blot bloos; trocken: dröög dröge drüge; jüngste: jüngschte jengste jüngst; heuer: heia hüür;
  letzten: letztn letschten letschta; letzte: letscht letschte lezte; letztes: letzts letschts;
  kleinste: lüttste lüttst kleenste kloanste chlinschte kleinschte; größten: gröschta greeßtn gröttsten;
  größte: gröttste gröttst gröschte greeßte; auch: aa ao ooch; auf: op uff uf up upp; aus: ut; bei: bi; von: vun vo;
  für: för fer; bis: bet bes; noch: no; schon: scho al schoa; heute: hüt hüüt heit heid; gestern: güstern gestan;
  etwas: ebbes epis öppis; jemand: ebba ebber öpper; wegen: zwengs wegam; dort: dor; viel: vui veel viu;
  viele: vuie veele vüi; wieder: wedder wieda; jetzt: jetz etz iatz jetza jez; einmal: amoi amol eenmal;
  darin: drin drinne; daran: dran; darauf: drauf; zusammen: zamm zam zamma zäme tosamen tohopen tohoop zusamm;
  und: ond un; mehr: meh mea; ungefähr: ungefär umgefähr; eigentlich: eigendlich; insgesamt: insgesammt;
  draußen: drausen draussen drausn drauß drauss drussen dussen buten; anderen: andre andra andern annere anner annern andrn annre anderne;
  andere: annera ondere; zuerst: zerscht zuerscht zerst; wahrscheinlich: warscheinlich;
  # As it is typed in a hurry
  vielleicht: vllt vlt vieleicht; eventuell: evtl evt evntl
`)

/** The same of nouns. */
export const NOUNS_EVERYWHERE: BySound = bySound(`
  Jahr: johr joahr; Jahre: johre; Woche: week wuch woch wuche; Monat: maand monet monad; Rechnung: reken rekning rechnig;
  Milch: melk mölk muich mili; Name: nama naam; Kuh: koh kua kuah; Kühe: keih köh kööh küah küa kiah;
  Dezitonnen: dz; Durchschnitt: durchschnit; Tierarzt: tierartzt tirarzt;
  Adresse: adress; Stunden: stund stond schtond; Sack: sagg; Halbjahr: halbjohr halbjoar hoibjahr hoibjohr hoibjoar halvjohr halvjahr; Durchfall: dörchfall durchfoi durchfoll dorchfall durefall dünnschiet;
  Kasten: chaste kaschta kaschte kastn kasta; Schrank: schronk schrånk schapp; Zettel: zedl zettl zeddel zedel; Frist: frischt frisd;
  Frühjahr: fruhjahr frühjar früjahr; März: marz; Dienstag: dienstach; Montag: montach; Freitag: freitach
`)
