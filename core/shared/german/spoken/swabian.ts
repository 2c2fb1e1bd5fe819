import { bySound, type SpokenWords } from './spoken-words.ts'

/** Swabia from the Black Forest to the Lech. */
export const SWABIAN: SpokenWords = {
  words: bySound(`
      nicht mehr: nemme nimme; dieser: dera; kommt: kemmt; grün: grea; läuft: lauft; unserer: onserer onsrer;
      unserem: onserem onsrem onserm; unseres: onseres; unser: onsers; getragen: traga;
      rein: nei; gekostet|kostet: koscht koschd koschtet; gekriegt|bekommt: kriagt griagt griegt;
      gekauft|kauft: kaufd; haben wir: hemmer hemmr hammr; sind wir: semmer; müssen wir: miaßmer miassmer;
      überwiesen: überwiesa; angemeldet: agmeldet; melden: melda; anmelden: amelda; abgeholt: abgholt;
      # Articles and pronouns
      der: dr; die: dia; im: em; ich: i; wir: mr mer; uns: ons; unser: onser; unsere: onsere onsre; unseren: onsern;
      euch: uich; dies: dees; kein: koi koin; keine: koine koina; mein: mei; dein: dei; eine: oine;
      # Questions
      warum: worom warom; welche: wölle wella; welcher: weller wöller; welches: wellts wöllts wells;
      welchem: wellem wöllem; welchen: wöllen; wie viele: wieviela;
      # To have, to be, to become
      habe: hao hann han; hast: hosch; hat: hot hod; haben: hend hen hent; gehabt: ghet ghett ghedd; bist: bisch;
      ist: isch ischt; sind: sen send; waren: waret; gewesen: gwä gwea gwese gsei; wird: wurd;
      werden: werret weret werda; worden: worda worra worde; geworden: gworda;
      # Must, can, may
      kann: ka; kannst: kasch; können: kennet kenna kennat; muss: muaß muas muass; musst: muasch;
      müssen: miaßet miasset miaßa miassa; sollen: sollet; wollen: wellet wöllet; dürfen: derfet derfa; darf: derf;
      weiß: woiß woiss; weißt: woisch; wissen: wisset wissa;
      # What is done
      tun: doa dond deant; tut: duat; getan: dao; gehen: ganget gau; geht: goht; gegangen: ganga;
      kommen: kommet kemma; kommt: kommd; gibt: geit; gegeben|geben: geba gäba; genommen: gnomma; nehmen: nemmet nemma;
      bringen: brenga brenget; bringt: brengt brengd; gebracht: brocht brochd bracht brachd; kaufen: kaufa kaufet;
      gekauft: gkauft; verkaufen: verkaufa; zahlen: zahla zahlet; bezahlen: bezahla;
      gekostet: gkoscht gkoschtet; gekostet|kostet: kosted; kosten: koschta koschtad; gemäht: gmäht gmeht gmähd; mähen: mäha mähet;
      gesät: gsät gseet gsäht gsähd; gepflügt: pfliagt; gefahren: gfahra gfahre; fahren: fahra fahret;
      eingefahren: eigfahra neigfahra; ausgebracht: ausbrocht nausgfahra;
      geschlachtet: gschlachtet gmetzget gschlacht gmetzgat; gedroschen: drosche droscha gdroscha;
      geerntet: gerntet gernted; gespritzt: gspritzt gspritzd; spritzen: spritza;
      gefüttert: gfuatert gfuadert gfuadret gfüttert; füttern: fuadra fuatera fiedra; gefressen: gfressa;
      gekalbt|kalbt: gkalbt gkälblet gkalbet; geboren: gebora; gestorben: gstorba; geimpft: gimpft; gewogen: gwoga;
      gemolken: gmolka gmolke gmelkt; melken: melka; geliefert: gliefert gliefret; geholt: gholt gholet;
      holen: hola; brauchen: brauchet braucha; verbraucht: vrbraucht; gemacht: gmacht gmachd; machen: macha machet;
      geschrieben: gschrieba; geschickt: gschickt gschickd; gesagt: gsait gsagt gseit; sagen: saget;
      gesehen: gseha gsäa; gefunden: gfonda; heißt: hoißt hoisst; gehört: ghört ghert ghead; gemessen: gmessa;
      gelegt: glegt glegd; gestanden: gstanda; liegen: lieget; steht: schtoht stoht; stehen: standat stehnd;
      bekommen: kriaget griaget; gestreut: gstreut gstrait; gemeldet: gmeldet;
      # Times and amounts
      heute: heit heid hait; gestern: geschtern geschdern; vorgestern: vorgeschtern; jetzt: jetzat jetz;
      morgen: morga; schon: scho schao; noch: no; immer: emmer; nie: nia; nicht: net ned; nichts: nix;
      etwas: ebbes äbbes; jemand: ebber; mehr: meh; genug: gnuag gnua gnueg; alle: älle; alles: älles ällas;
      bisschen: bissle bißle bitzle; fast: fascht; meiste: meischde meischta meischte; meisten: meischten meischda;
      letzte: letscht letschte letschd letschde; letzten: letschta letschda letschten;
      letztes: letschtes letschds letschts; größte: gröschte greeschte greeschde gröschde greschte;
      größten: gröschta greeschta gröschten; kleinste: kloinschte kleinschte; klein: kloi klai; groß: grauß groaß;
      älteste: ältschte ältschde; teuer: deier deuer; erste: erschte erschde; nächste: näkschte nägschte nächschte;
      # Prepositions and conjunctions
      zum: zom; zur: zor; für: fir; auf: uff; von: vo; und: ond; über: iber;
      # Numbers
      eins: ois oins; zwei: zwoi; fünf: fenf; zwanzig: zwanzg; hundert: hondert; tausend: dausend;
      # How things are
      krank: krang; gesund: gsond; trächtig: trächdig; gut: guat; breit: broit; heiß: hoiß; tief: diaf;
      früh: friah friaher; später: schpäter; spät: schpät; erst: erscht; zuerst: zerscht; fertig: ferdich;
      hintereinander: hinteranander hinterananda hinterenander hinterenand hinteranand; daran: dra;
      manchmal: manchmol; jedes: jeds; beide: boide; niemand: niemer; ungefähr: ogfähr ungfähr; zurück: zrück zruck;
      gestellt: gschtellt; gewendet: gwendet; gewaschen: gwäscha; geschnitten: gschnitta; gespart: gspart;
      gestiegen: gschtiega; gefallen: gfalla; gefehlt: gfehlt; besamt: bsamt bsomt; bestellt: bstellt;
      behandelt: bhandelt; gesetzt: gsetzt gsetzd; gewachsen: gwachsa; gewickelt: gwickelt;
      gemistet: gmischtet ausgmischtet; geschoren: gschora; getan: doo;
  `),
  wordsBeside: bySound(`
      zu: z;
      ein: a; mich: mi; das: s; auch: au; haben: hand; bin: ben; gekommen: komma; liegt: leit; sein: sei; sie: se;
      passen: bassad bassed passet passad basset; in die: end;
      gegeben: gea; welche: welle; welchen: wellen; werden: werdet; wollen: wend; geben: gebet; gepflügt: gackert;
      gedroschen: droscht; gekalbt|kalbt: kalbert kalbt; sagen: saga; stehen: standet; gepresst|presst: presst;
      gekündigt|kündigt: kündigt; gebraucht|braucht: braucht; gekauft|kauft: kauft; gedüngt|düngt: düngt;
      gedeckt|deckt: deckt; gepflügt|pflügt: pflügt; geputzt|putzt: putzt; gebracht|bringt: bringt;
      bezahlt|zahlt: zahlt;
  `),
  nouns: bySound(`
      Kalb: kälble; Mädchen: mädle mädla mädele maidle; Stein: stoi;
      Hennen: henna; Saatgut: saatguat; Landhandel: landhandl; Weihnachten: weihnachta; Ostern: oschtra;
      Pfingsten: pfingschta; Doktor: dokter;
      # Animals
      Kuh: kuah; Kühe: küah kiah küeh; Kälber: kälbla; Schweine: säula; Ziege: goiß goiss; Ziegen: goißa goissa;
      Hühner: hehner; Tierarzt: viehdokter viechdokter tierdokter;
      # Crops and feeds
      Weizen: woiza woitza weiza woize; Gerste: gerscht gerschda gerschte gerschd;
      Wintergerste: wintergerscht wintergerschte; Kartoffeln: kartoffla kardoffla; Rüben: ruaba;
      Zuckerrüben: zuckerruaba; Heu: hei; Futter: fuader fuadr fuater fuatter;
      Kraftfutter: kraftfuader kraftfuadr kraftfuater; Mist: mischd; Gülle: gilla gülla gille;
      # What comes of it
      Milch: milli; Eier: oier; Fleisch: floisch;
      # Fields, buildings, machines
      Acker: agger aggr; Wiesen: wiesa; Pflug: pfluag; Spritze: spritza; Diesel: diesl;
      # Money and papers
      Rechnung: rechnong; Rechnungen: rechnunga rechnonga; Steuer: schteier; Brief: briaf;
      # Times
      Jahr: johr johrs; Jahre: johre johra; Woche: woch wocha; Monat: monet; Tag: dag; Tage: däg;
      Stunde: schdond stond; Stunden: stonda; Frühjahr: friahjohr frühjohr friejohr; Herbst: herbscht;
      Dienstag: deischdig zischdig aftermontag; Donnerstag: donnerschdig donnerschtag; Samstag: samschdig samschtag;
      August: auguscht augschd;
      # Measures and people
      Tonne: donna tonna;
      # What else is on a farm
      Hengst: hengscht; Fliegen: fliaga; Unkraut: onkraut; Eimer: oimer; Zaun: zau; Brunnen: bronna; Ernte: ernt;
      Anhänger: ahänger ohänger; Äpfel: epfl äpfl; Wurst: wurscht; Lehm: loima; Gewicht: gwicht; Nummer: nommer;
      Krankheit: krankat; Bestand: bstand; Gewinn: gwenn gwinn; Geschäft: gschäft; Boden: boda; Garten: garta;
      Ballen: balla; Haufen: haufa; Wagen: waga; Kasten: kaschta; Schaden: schada; Stroh: schtroh; Stall: schdall;
      Fest: fescht; Frost: froscht; Obst: obscht; Post: poscht; Last: lascht; Rest: rescht; Herbst: hirbscht;
      Geburt: geburd; Arbeit: arbet;
  `),
  nounsBeside: bySound(`
      Tiere: viecher; Wiese: wies; Spritze: spritz; Tonne: tonn; Sommer: summer; Regen: rega; Mal: mol; Kirche: kirch; Rüben: rieba;
      Woche: woch; Heu: hai; Mist: mischt; Leute: leit; Graben: graba; Laden: lada; Sonne: sonn;
  `),
}
