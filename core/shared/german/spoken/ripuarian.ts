import { bySound, type SpokenWords } from './spoken-words.ts'

/** The Rhineland from the Eifel to Cologne, and where it is heard, Berlin. */
export const RIPUARIAN: SpokenWords = {
  words: bySound(`
      unsere: unse onse; geboren: jeboore; unserem: unsem onsem; unserer: onsere; läuft: läuf leuf; nicht mehr: nimieh;
      gekostet|kostet: koss koß; nach dem: nohm; nach: noh; zu: zo; vergessen: verjesse verjessen;
      überwiesen: övverwisse; angemeldet: aanjemeldt anjemeldet; gemeldet: jemeldt jemeldet; abgeholt: afjehollt;
      # Articles and pronouns
      das: dat dit; es: et; im: em; dem: däm; den: dän; ich: ick ik; wir: mer; uns: us ons; meine: minge;
      kein: keen; keine: ken keene; ein: een; eine: eene;
      # Questions
      was: wat; wer: wä; warum: woröm worüm; welche: wellije wölche; wie viel: wievill wifill;
      # To have, to be, to become
      habe: han; hast: häs häss; hat: hät; haben: hamm; gehabt: jehatt jehabt; sind: sin; ist: is; war: wor;
      waren: woren; gewesen: jewäs jewesen jewese jewest; wird: weed wiad; werden: wääde weede wern wede;
      wurde: woot woodt wurd; worden: woode wode wodde; geworden: jewoode jeworden jeworn;
      # Must, can, may
      können: künne künnen; muss: moss; müssen: mösse möss; soll: sull; sollen: sulle; weiß: weeß wees weiss;
      weißt: weeßt; wissen: wesse;
      # What is done
      tut: deit; getan: jedonn jetan; geht: jeht jeiht; gehen: jonn jehn jon jehen; gegangen: jejange jejangen;
      kommt: kütt; kommen: kumme; gekommen: jekumme jekommen jekomm; gibt: jitt jit jibt; gibt es: jibts jitts;
      geben: jevve jeben; gegeben: jejovve jejevve jejeben; genommen: jenomme jenommen; nehmen: nemme;
      bringen: brenge; bringt: brengt brängk bringk; gebracht: jebraat jebracht jebraht; kaufen: koufe koofen;
      gekauft: jekauf jekouf jekooft jekauft; verkauft: verkouf verkooft; verkaufen: verkoufe verkoofen;
      bezahlt: betaalt bezallt; bezahlen: betaale; gekostet: jekoss jekost jekostet jekoß; gemäht: jemäht jemieht;
      gesät: jesät jesieht jesäht; gepflügt: jepflügt jeplooch jeflücht; gefahren: jefahre jefahren jefah;
      geschlachtet: jeschlach jeschlachtet jeschlaach; gedroschen: jedrosche jedroschen; geerntet: jeernt jeerntet;
      gespritzt: jespritz jespritzt; gefüttert: jeföödert jefüttert jefoodert jefoddert;
      gekalbt|kalbt: jekalv jekalvt jekalbt; geboren: jebore jeboren jeborn; gestorben: jestorve jestorben;
      geimpft: jeimpf jeimpft; gewogen: jewoge jewogen; gemolken: jemolke jemolken; geliefert: jeliefert jelieferd;
      geholt: jehollt jeholt; gebraucht: jebruch jebraucht jebruuch; verbraucht: verbruch verbruuch;
      gemacht: jemaat jemacht jemach; machen: maache; geschrieben: jeschrevve jeschrieben;
      geschickt: jescheck jeschickt jeschick; gesagt: jesaat jesacht jesagt; gesehen: jesinn jesehn jesehen;
      gefunden: jefunge jefunden; gehört: jehööt jehört; gelegen: jeläje jelegen; liegt: lischt; steht: steiht;
      stehen: stonn; gekriegt: jekräht jekriegt jekrischt;
      # Times and amounts
      heute: hück hügg hüggs; gestern: jester jestern; vorgestern: vürjester vorjestern; morgen: morje morjen;
      jetzt: jetz jitz; schon: ald schonn; immer: emmer ümmer; nicht: nit nich; nichts: nix; auch: och ooch;
      viel: vill; mehr: mih; weniger: winnijer; wenig: winnig; ganz: janz janze; genug: jenoch jenug jenuch;
      groß: jroß jross; große: jroße jrosse; größte: jrößte jröößte jrösste; größten: jrößten;
      kleinste: kleenste klenste; gut: jot jut; hoch: huh; teuer: düür; letzte: läätzte;
      zuletzt: zoletz zoletzt zerletz;
      # Prepositions and conjunctions
      auf: op uff; von: vun; für: för; mit: met; über: övver; unter: unger; zwischen: zwesche;
      gegen: jejen jäje jejn; aber: ävver; und: un; zum: zom;
      # Numbers
      drei: dreij; fünf: fönnef fünnef; sieben: sibbe sivve; neun: nüng; elf: elef; zwölf: zwöllef;
      tausend: dausend;
      # How things are
      gesund: jesund; gut: joot; schlecht: schläch; tief: deef; früh: fröh; fertig: fäädig; manchmal: mänchmol;
      ungefähr: unjefähr onjefähr; zurück: zeröck; dafür: doför; davon: dovun; dazu: dozo; einmal: eimol;
      gewaschen: jewäsche; geschnitten: jeschnedde; gestiegen: jesteje jestiejen; gefallen: jefalle jefallen;
      gepresst: jepress jepresst; gestellt: jestallt jestellt; gewendet: jewendt jewendet; gesperrt: jesperrt;
      gewachsen: jewaaße jewachsen; gewonnen: jewonne jewonnen; geschoren: jeschore;
      gearbeitet: jearbeit jearbeitet; geblieben: jeblevve jeblieben; getrieben: jedrevve jetrieben; gebaut: jebaut; gebraucht: jebrauch;
      gedüngt: jedüngk jedüngt;
  `),
  wordsBeside: bySound(`
      in: en; der: dä; du: do; wollen: well welle; eine: ne; verkauft: verkauf; am: aam; mein: ming; sind: sinn;
      müssen: müsse; dürfen: dürfe; wissen: wisse; bezahlen: bezahle; fahren: fahre; melken: melke; gut: jod;
  `),
  nouns: bySound(`
      Antrag: antrach; Säue: säu;
      Saatgut: saatjot saatjut; Weihnachten: weihnachte; Ostern: ostere poosche; Doktor: dokter;
      # Animals
      Kuh: koh; Kühe: köh; Kalb: kalv; Kälber: kalver; Ferkel: ferke; Pferd: päd pääd; Pferde: pääder;
      Schafe: schoof; Ziegen: jeiße; Hühner: höhner hohner; Gänse: jäns; Tiere: dier diere deere; Vieh: veeh viech;
      Tierarzt: dierdokter veehdokter dierarz;
      # Crops and feeds
      Weizen: weez weezen weiz; Gerste: jääsch jersch jerste jerscht jääste; Getreide: jetreide jetreid;
      Hafer: haver; Korn: koon; Kartoffeln: kadoffele katoffele; Rüben: röbe; Gras: jras jraas; Heu: höi häu;
      Stroh: strüh ströh; Futter: fooder foder; Kraftfutter: kraffooder; Gülle: jülle jüll;
      # What comes of it
      Milch: millich milsch melech; Fleisch: fleesch; Butter: botter; Gewicht: jewicht jeweech;
      # Fields and buildings
      Scheune: schüür schüer; Regen: rähn rään;
      # Money and papers
      Geld: jeld; Rechnungen: rechnunge; Preis: priis;
      # Times
      Mal: mool; Jahr: johr; Jahre: johre; Tag: daach daag däch däächs; Tage: dääch; Frühjahr: fröhjohr; März: määz;
      April: aprel; August: aujuss aujust; Montag: mondaach mohndaach; Dienstag: dinsdaach dinsdag;
      Mittwoch: meddwoch; Donnerstag: donnersdaach dunnersdaach; Freitag: friedaach friedag; Samstag: samsdaach;
      Sonntag: sonndaach;
      # People
      Leute: lück;
      # What else is on a farm
      Fliegen: fleeje; Unkraut: unkrut onkrut; Zaun: zung; Ernte: äänt ään; Äpfel: äppel; Wurst: woosch;
      Eisen: ieser; Zeit: zick zigg; Arbeit: arbeet; Gewicht: jewich; Gewinn: jewenn jewinn;
      Geschäft: jeschäf jeschäft; Gemeinde: jemein jemeinde; Gerät: jerät; Gebäude: jebäude; Garten: jaade jarten;
      Baum: boum; Bäume: böum; Haus: huus; Dünger: düngr; Stück: stöck; Nummer: nommer;
  `),
  nounsBeside: bySound(`
      Mal: mol; Hof: hoff; Woche: woch; Mist: mess; Bauer: boor; Monat: mond; Ende: engk; Preis: pries;
      Kirche: kirch;
  `),
}
