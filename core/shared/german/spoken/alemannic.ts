import { bySound, type SpokenWords } from './spoken-words.ts'

/** Switzerland, Vorarlberg and the Upper Rhine. */
export const ALEMANNIC: SpokenWords = {
  words: bySound(`
      nicht mehr: nümm nümme nüme; getragen: träit treit gträit gtreit; eingetragen: iigträit iitreit igträit iigtreit;
      unsere: eusi öusi; unser: eusers üsers; unserem: eusem öisem; unserer: üsere eusere öisere;
      unseren: üsne eusne öisne; meinem: mim; meiner: minere; wegen: wäge;
      gekostet|kostet: choschtet choscht koschtet chostet; gebraucht|braucht: bruucht brucht;
      haben wir: hämmer hemmer; sind wir: simmer; müssen wir: müemer; trocken: troche troch; offen: offe;
      angemeldet: agmäldet aagmeldet; gemeldet: gmäldet; melden: mälde; anmelden: aamälde amälde;
      überwiesen: überwise überwiise; vergessen: vergässe;
      # Articles and pronouns
      der: dr; im: em; ich: ig; wir: mr mer; uns: üs öis ös; unser: üse öise euse; unsere: üsi öisi eusi üsri;
      unserem: üsem öisem; kein: kei; keine: keini; dieses: dises; diese: disi;
      seit: sit siit sid; auf dem: ufem uffem ufm ufemm; aus dem: usem usm; in dem: idem; auf das: ufs; auf die: ufd;
      # Questions
      wann: wänn; welche: weli welli wele weles; welches: weles welles; welchem: welem wölem;
      wie viel: wievill wieviu wivil; wie viele: wievili wivili; wie: wia;
      # To have, to be, to become
      habe: han; habe ich: hani hanni; hast: hesch hescht; hat: het hät; haben: händ hei hend hän;
      gehabt: gha ghaa ghet; hätten: hättid; bist: bisch; ist: isch ischt; ist es: ischs;
      gewesen: gsi gsy gsii gsin; waren: wäred; werden: wärde wärded; worden: worde; geworden: gworde;
      # Must, can, may
      kann: cha chan; kannst: chasch; können: chönd chönne chöi chöne; muss: mues muess; musst: muesch;
      müssen: müend müesse mönd; soll: söll; sollen: sölled; sollte: sött sötti; wollen: wänd wei; willst: wotsch;
      will: wott; darf: törf dörf; dürfen: dörfe törfe dörfed; weiß: weiss; weißt: weisch; wissen: wüsse wüssed;
      # What is done
      tun: tüend tüe; tut: tuet; getan: taa; gehen: gönd göh gaa gah; geht: gaht goht; gegangen: ggange;
      kommen: chömed chöme; kommt: chunnt chunt chonnt; gekommen: cho choo; gibt: git; geben: gänd gäh gää;
      gegeben: ggä ggeh; nehmen: nämed nää; genommen: gnoh gnoo gno; gebracht: brocht broocht;
      kaufen: chaufe chaufed; gekauft: gchauft gchouft; verkauft: verchauft verchouft; verkaufen: verchaufe;
      zahlen: zale zaled; bezahlt|zahlt: zalt zallt; bezahlt: bezalt; bezahlen: bezale;
      gekostet: gchoschtet gkoschtet gchostet; kosten: choschte choste; gemäht: gmäit gmäiht gmääit gmäht gmeiht;
      mähen: mäie määie; gesät: gsäit gsäiht gsäht gsääit; säen: säie sääie; gepflügt: pflueget gackeret;
      gefahren: gfahre gfüert; geführt: gfüehrt; eingebracht: iibrocht iigfahre inegfüehrt;
      geschlachtet: gschlachtet gmetzget gmetzged; gedroschen: drösche tröschet dröschet gedrosche;
      geerntet: gerntet gärntet; gespritzt: gsprützt gspritzt; spritzen: sprütze;
      gefüttert: gfuetteret gfüetteret gfüttret; füttern: fuettere füettere; gefressen: gfrässe; fressen: frässe;
      gekalbt|kalbt: kalberet gchalberet gchalbet kalbet chalberet; kalben: chalbere chalbe;
      geboren: gebore gebohre; gestorben: gstorbe; geimpft: gimpft; gewogen: gwoge;
      gemolken: gmolche gmolke gmulche gmulke; melken: mälche melche mälke; geliefert: gliferet gliefert;
      geholt: gholt gholet; brauchen: bruuche bruuched; verbraucht: verbruucht verbrucht; gemacht: gmacht;
      machen: mache mached; geschrieben: gschribe; schreiben: schriibe; geschickt: gschickt; gesagt: gseit gsait; gesehen: gseh;
      gefunden: gfunde; gehört: ghört; gemessen: gmässe; liegt: liit lyt; liegen: ligged lige; steht: staht stoht;
      stehen: stönd; standen: gstande; bekommen: übercho überchoo; bekommt: überchunnt; ausgegeben: usgä usgee;
      ausgebracht: usbrocht usgfüehrt; heißt: heisst heissd;
      # Times and amounts
      heute: hüt hütt; gestern: geschter gester; vorgestern: vorgeschter; morgen: morn; jetzt: jetz jitz;
      schon: scho; noch: no; nur: nume nomme numme; immer: gäng; nicht: nöd nid nüd ned; nichts: nüt nünt;
      etwas: öppis öbbis; jemand: öpper; mehr: meh; viel: viil vill vil; viele: vili; genug: gnueg gnue; alle: alli;
      heuer: hüür; zuletzt: zletscht; letzte: letscht letschti letschte; letzten: letschta;
      letztes: letschtes letschts; größte: gröscht gröschti gröschte grösst; größten: gröschten;
      kleinste: chlinscht chlinschti chlinschte; klein: chli chlii chlei; kleine: chliini chlini; große: grossi;
      älteste: ältischt ältischti ältscht; neue: nöii neui nöi; hoch: höch; schwer: schwär;
      schwerste: schwärscht schwärschti; teuer: tüür; erste: erscht erschti;
      nächste: nöchscht nöchschti nächscht nächschti; nächsten: nöchschte nächschte; meiste: meischt meischti;
      meisten: meischte; draußen: dusse dosse duss; drinnen: dinne;
      # Prepositions and conjunctions
      auf: uf uff; von: vo; ohne: ohni; zwischen: zwüsche zwösche; und: ond; über: übr;
      # Numbers
      zwei: zwöi zwee; drei: drüü drü; vier: vieri; fünf: föif füüf foif; sechs: sächs sächsi; sieben: sibe sibni;
      acht: achti; neun: nüün nün; zehn: zäni zää; elf: elfi; zwölf: zwölfi; zwanzig: zwänzg zwanzg;
      hundert: hondert; tausend: tuusig tuusigs;
      # How things are
      krank: chrank; gesund: gsund; gut: guet; schlecht: schlächt; weit: wiit; kalt: chalt; heiß: heiss; tief: töif;
      früh: früeh; später: schpöter spöter; spät: spaat schpaat; weiß: wiss; braun: bruun; grün: grüen;
      manchmal: mängisch; beide: beidi; selber: sälber; niemand: niemer; ungefähr: öppe ungfähr; zurück: zrugg;
      dafür: drfür defür; davon: drvo devo; dazu: derzue dezue; kurz: churz; gestellt: gstellt;
      gewendet: gwändet gworbet; gewaschen: gwäsche; geschnitten: gschnitte; gespart: gspart; gestiegen: gstige;
      gefallen: gfalle; gefehlt: gfehlt; besamt: bsamt bsomet; bestellt: bstellt; behandelt: bhandlet;
      gewachsen: gwachse; gemistet: gmischtet; geschoren: gschore; geworfen: gworfe;
  `),
  wordsBeside: bySound(`
      das: s; die: di; wer: wär; in: i; auch: au; bei: bi; aus: us; zu: z; eine: e; tiefe: tüüf; größe: grössi; mein: min;
      meine: mini; dein: din; sind: sinn; sollen: sölle; wollen: wend; weiß: weis; gegangen: gange; nehmen: näh;
      bringen: bringe; schreiben: schriebe; zahlen: zahle; bezahlen: bezahle; fahren: fahre; sagen: säge; eins: eis;
      zehn: zäh; gepresst|presst: presst; gekündigt|kündigt: kündet; trocken: trocke;
  `),
  nouns: bySound(`
      Saatgut: saatguet; Prüfung: prüefig prüfig; Weihnachten: wiehnachte wienacht; Ostern: oschtere;
      Pfingsten: pfingschte; Doktor: dokter;
      # Animals
      Kuh: chue chuä; Kühe: chüe chüeh chüä; Kalb: chalb chälbli; Kälber: chälber chalber kälbli chälbeli;
      Schwein: söili; Schweine: schwii schwiin; Schafe: schööf; Ziegen: geissä geisse geisslen; Huhn: huen hueh;
      Hühner: hüener hüehner; Tiere: tierli; Vieh: veh; Tierarzt: veehdokter vehdokter tierdokter;
      # Crops and feeds
      Weizen: weize weizä; Gerste: gärschte gerschte gärste; Wintergerste: wintergärschte; Roggen: rogge roggä;
      Rüben: rüebe rüebä; Zuckerrüben: zuckerrüebe; Heu: höi häi; Stroh: strau stroo; Futter: fuetter fueter;
      Kraftfutter: chraftfuetter kraftfuetter chraftfueter; Gülle: güllä;
      # What comes of it
      Milch: miuch mälch müuch; Milchgeld: milchgäld; Käse: chäs;
      # Fields, buildings, machines
      Acker: acher; Äcker: ächer; Feld: fäld; Felder: fälder; Scheune: schüür; Traktor: traki;
      Spritze: sprütze sprützi spritzi;
      # Money and papers
      Geld: gäld; Rechnung: rächnig rechnig rächnung; Rechnungen: rächnige rechnige rächnunge; Preis: priis;
      Preise: priise; Steuern: stüüre;
      # Times
      Mal: mool; Jahr: johr joor jaar; Jahre: johre; Woche: wuche wuchä; Wochen: wuchene; Monat: monet;
      Monaten: mönet; Tage: täg; Stunden: schtund; Frühling: früelig früehlig; Frühjahr: früehjohr früejohr;
      Herbst: herbscht härbscht; März: merz; Montag: mäntig mändig määntig; Dienstag: ziischtig zyschtig zischtig;
      Mittwoch: mittwuch mittwuche; Donnerstag: donschtig dunschtig dunnschtig; Freitag: friitig frytig fritig;
      Samstag: samschtig samstig; Sonntag: sunntig sonntig; August: auguscht augschte;
      # People and measures
      Leute: lüüt lüt; Bauer: puur; Nachbar: nochber nachber;
      # What else is on a farm
      Fliegen: flüüge fleuge; Unkraut: uchrut unchrut uchruut; Zaun: zuun; Brunnen: brunne; Ernte: ärn ernt ärnt;
      Mähdrescher: mähdröscher dröscher; Anhänger: ahänger; Baum: boum; Bäume: böum; Äpfel: öpfel; Wurst: wurscht;
      Eisen: yse iise; Berg: bärg; Weg: wäg; Ausgaben: usgabe; Einnahmen: iinahme; Verbrauch: verbruuch;
      Gewicht: gwicht; Krankheit: chranket krankhet; Zeit: ziit zyt; Kinder: chinder; Korn: chorn; Keller: chäller;
      Klee: chlee; Bestand: bstand; Gewinn: gwünn; Geschäft: gschäft; Boden: bode; Garten: garte; Haus: huus;
      Mäuse: müüs; Maus: muus; Blut: bluet; Fuß: fuess; Euter: üter; Stück: schtück; Arbeit: arbet;
      Ladewagen: ladewage; Kessel: chessel; Kopf: chopf; Zeug: züüg;
  `),
  nounsBeside: bySound(`
      Matte: matt; Schweine: söi soi; Sommer: summer; Regen: räge; Wetter: wätter; Mal: mol; Welt: wält;
      Woche: wuch; Bauer: buur; Holz: hoolz; Käse: chäsi; März: märze; Mist: mischt; Graben: grabe; Honig: hung;
      Brücke: brugg; Nummer: nummere; Ballen: balle; Wagen: wage;
  `),
}
