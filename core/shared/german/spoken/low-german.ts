import { bySound, type SpokenWords } from './spoken-words.ts'

/** From Holstein to Westphalia and Pomerania. */
export const LOW_GERMAN: SpokenWords = {
  words: bySound(`
      halb: halv; halbe: halve; läuft: löppt loppt; durch: dör dörch döör; unsere: unse; unserem: usen unsen; in das: int; repariert: repareert;
      seit: sied sietdem; 
      gekauft|kauft: köfft kofft; gemäht|mäht: meiht; gesät|sät: seiht; gefahren|fährt: föhrt;
      geschlachtet|schlachtet: slacht; gedroschen|drischt: döscht; geerntet|erntet: aarnt oornt;
      gespritzt|spritzt: sprütt; gefüttert|füttert: foddert föddert fodert; gekalbt|kalbt: kalvt kalft;
      geferkelt|ferkelt: farkelt; geliefert|liefert: lievert levert; geholt|holt: haalt; gebraucht|braucht: bruukt;
      gemacht|macht: maakt mookt; gelegt|legt: leggt; gehört|gehört: höört; bezahlt|zahlt: tahlt;
      gepflügt|pflügt: plöögt plöcht; gekostet|kostet: kösst köst; konnte: kunn; geimpft: impt; gekocht: kaakt;
      großen: groten; kleinen: lütten; alten: olen olle; neuen: niegen; haben wir: hebbwi hebbtwi; nach dem: nohn;
      geschnitten: sneden; gebaut: buut; getrunken: drunken; angemeldet: anmellt anmeldt; gemeldet: mellt meldt; abgehakt: afhakt afhaakt;
      abgemeldet: afmellt; gestohlen: stahlen; vergessen: vergeten; verloren: verlorn verlaren; gebissen: beten;
      # Articles and pronouns
      das: dat; dieses: düt dütt ditt dit; diese: düsse disse düss; diesen: düssen dissen; ich: ick ik; wir: wi;
      euch: juch; uns: us; mein: mien; dein: dien; sein: sien; ihr: ehr; ein: een; eine: ene; einen: eenen;
      kein: keen; keine: keene; keinen: keenen;
      # Questions
      was: wat; wer: wokeen; wie: woans; wo: woneem wonem; wann: wannehr wanneer wennehr wenneer; warum: worüm;
      welche: wölk wölke; welches: welket wölket wecket; welchen: wölken; womit: woför; wovon: wovun;
      wie viel: woväl wovöl wovull;
      # To have, to be, to become
      habe: heff hev hebb; hast: hest; hat: hett hät; haben: hebbt hebben hefft; hatte: harr; hatten: harrn;
      gehabt: hatt; bin: bün; bist: büst; ist: is; sind: sünd sünt; war: weer wier; waren: weern wiern;
      gewesen: wäsen ween; werde: warr; wird: warrt; werden: warrn warden; wurde: wöör wörr; wurden: wörrn wöörn;
      worden: worrn wurrn;
      # Must, can, may
      können: köönt künnt könen; muss: mutt möt; müssen: mööt mütt möten; soll: schall sall;
      sollen: schöölt schüllt sölt; sollte: schull; wollen: wüllt wöllt willt; wollte: wull; darf: dröff dörv;
      dürfen: dröfft dörvt; weiß: weet;
      # What is done
      tun: doon; tut: deit; getan: daan; geht: geiht; gehen: gaht; gegangen|gehen: gahn; ging: güng; kommt: kümmt kummt; kam: keem;
      kamen: kemen; steht: steiht; stehen: staht; gestanden|stehen: stahn; stand: stünn; liegt: liggt ligt; liegen: liggen; lag: leeg;
      gibt: gifft giff; gab: geev; gegeben|geben: geven; bekommen: kregen kreegen; bekommt: kriggt krigt;
      gebracht: bröcht brocht; kaufen: köpen; verkaufen: verköpen; verkauft: verköfft verkofft; zahlen: tahlen;
      bezahlen: betahlen; bezahlt: betahlt; mähen: meihen; säen: seihen; pflügen: plögen; schlachten: slachten;
      spritzen: sprütten; füttern: foddern föddern fodern; gefressen|fressen: freten; frisst: frett; gelassen|lassen: laten; zählen: tellen; gezählt|zählt: tellt; zähle: tell; kalben: kalven kalwen;
      gestorben: storven dootbleven; liefern: levern lievern; brauchen: bruken; verbraucht: verbruukt verbrukt;
      machen: maken moken; geschrieben: schreven; schreiben: schrieven; sagt: seggt; gefunden: funnen;
      gemietet: hüert; gelaufen|laufen: lopen; abgelaufen: aflopen afgelopen; heißt: heet; heißen: heten;
      rausgekommen: rutkamen rutkomen; reingekommen: rinkamen; ab: af; dazugekommen: dortokamen dorbikamen;
      # Strong participles, which have no ge- and often sound like the infinitive
      getrieben: dreven; geblieben: bleven; bleiben: blieven; gestiegen: stegen; gegriffen: grepen; gestrichen: streken; getroffen: drapen;
      gebrochen: braken; gestochen: steken; gesprochen: spraken; geschoben: schaven; gegossen: gaten; geflossen: flaten;
      geschlagen: slaan; gegraben: graven; geholfen: hulpen; gebunden: bunnen; gegessen|essen: eten; gemessen|messen: meten;
      gesehen|sehen: sehn; gerufen|rufen: ropen; gerissen: reten; geschlossen: slaten; gefroren: fraren;
      # Times and amounts
      zuletzt: toletzt tolest; zuerst: toeerst toierst; zusammen: tosamen tohoop tohopen; schon: al;
      immer: jümmer ümmer; wieder: wedder; heute: vundaag vundag vandag vandaag hüüt hüt; gestern: güstern;
      vorgestern: ehrgüstern; nächstes: tokamen tokomen; zurzeit: opstünns upstunns; viel: veel väl vääl;
      viele: vele veele; weniger: minner; genug: noog; alle: alltohoop; meisten: mehrsten; meiste: mehrste; rein: rin; raus: rut; groß: groot grot; große: grote;
      größer: grötter; größte: gröttst gröttste; größten: gröttsten; klein: lütt; kleine: lütte;
      kleinste: lüttst lüttste; alt: oolt; alte: ole; älteste: öllst öllste oldst oldste; neu: nieg; neue: niege nieje;
      hoch: hooch hoog; schwer: swoor swor; schwerste: swoorst swoorste; teuer: düür; trocken: dröög dröge drüge;
      nass: natt; tot: doot; voll: vull; leer: leddig; nicht: nich nech; nichts: nix; auch: ook;
      nur: blots blot bloots; dort: dor; darauf: dorop; davon: dorvun; dafür: dorför; dabei: dorbi;
      # Prepositions and conjunctions
      auf: op; unter: ünner; über: över; vor: vör; für: för; von: vun; durch: dörch; aus: ut; mit: mid; seit: siet;
      bis: bet; zwischen: twischen tüschen; ohne: ahn ohn; hinterm: achtern; und: un;
      # Numbers
      zwei: twee; drei: dree; vier: veer; fünf: fief fiev; sechs: söss; sieben: söven; neun: negen;
      zehn: teihn tein; elf: ölven; zwölf: twölf twölv; zwanzig: twintig; dreißig: dörtig; fünfzig: föfftig;
      hundert: hunnert hunnerd; tausend: dusend duusend; zweite: tweete; dritte: drüdde;
      # How things are
      lahm: lohm; kalt: koolt kolt; heiß: hitt; nah: neeg; weit: wiet; breit: breet; tief: deip; früh: fröh;
      schlecht: slecht; gut: goot; besser: beter; schwarz: swatt; braun: bruun; gelb: geel; grün: gröön;
      schwanger: drächtig; trächtig: drächtig dreggen; tragend: drägend; fertig: farig; oft: faken;
      manchmal: mannigmal; niemand: nüms keeneen; jede: elk elkeen; jeder: elker; beide: beed;
      selber: sülven sülvst; dahin: dorhen;
  `),
  wordsBeside: bySound(`
      gepachtet|pachtet: pacht;
      zu: to; zur: tor; zum: tom; wird: ward; finden: finnen; holen: halen; sie: se; er: he; mir: mi; schon: all;
      auf: up upp; bei: bi; gewesen: wesen; nach: na; als: as; alt: old; konnten: kunnen kunnt; gekostet: kosten; geboren: boren;
      gehalten: hollen holln; hält: höllt; offen: apen; letztes: verleden letzt letz; jetzt: nu; gewesen: west;
      auch: ok; meine: miene; meinen: mienen; warum: worum; welche: welk welke wecke; welchen: welken; haben: hebt;
      fahren: föhren; dreschen: döschen; erzählt: vertellt; sagen: seggen; muss: mut; tief: deep; spät: laat;
      beste: best; rot: root; schwarz: swart; weiß: witt; blau: blag; gemolken|melkt: melkt; geimpft|impft: impft;
      gestreut|streut: streut; geschickt|schickt: schickt; gemacht|macht: macht; gewendet|wendet: wendt;
      getankt|tankt: tankt; gedeckt|deckt: deckt; gekalbt|kalbt: kalbt; gepresst|presst: presst;
      geklippt|klippt: klippt; gekommen|kamen: kamen; genommen|nahmen: nahmen;
  `),
  nouns: bySound(`
      Felder: feller; Prozent: perzent; Eiweiß: eiwitt; Behälter: behöller behöler; Spritze: sprütt; Ende: enn;
      Gabe: gaav; Gaben: gaven; Ablesung: aflesung; Abrechnung: afreken afrekning; Abgabe: afgaav; Probe: proov;
      Schmied: smidt; Buch: book; Bücher: böker;
      Saatgut: saatgood saatgoot; Landhandel: landhannel; Händler: hannler; Handel: hannel; Kasse: kass;
      Kammer: kamer; Butterblume: botterbloom; Weihnachten: wiehnachten; Ostern: oostern; Pfingsten: pingsten; Doktor: dokter;
      # Animals
      Kuh: koh; Kühe: köh keih kööh; Kalb: kalv kalf; Kälber: kalver kalwer kälver kälwer; Schwein: swien;
      Schweine: swiene; Sau: sög; Sauen: sögen; Ferkel: farken; Pferd: peerd; Pferde: peer; Schaf: schaap;
      Schafe: schaapen schape; Ziege: zeeg; Ziegen: zegen zeegen; Hühner: höhner heuner; Gans: goos; Gänse: göös;
      Enten: aanten; Ochsen: ossen; Tier: deert; Tiere: deerten diere deeren; Tierzahl: deerentall deertentall diertall deertall; Vieh: veeh veih;
      Tierarzt: dierdokter deerdokter veehdokter veihdokter deertendokter deertenarzt;
      # Crops and feeds
      Weizen: weten wetens; Gerste: garsten; Wintergerste: wintergasten wintergarst; Hafer: haver; Raps: raapsaat;
      Kartoffeln: kantüffeln tüffeln tuffeln kantuffeln; Rüben: röven röben; Zuckerrüben: zuckerröven;
      Erbsen: arfen arvten; Klee: klever kleever; Futter: foder fodder fudder; Kraftfutter: kraftfoder kraftfodder;
      Korn: koorn;
      # What comes of it
      Milch: melk mölk; Milchgeld: melkgeld; Fleisch: fleesch; Käse: kees; Butter: botter; Wolle: wull; Eier: eiers;
      Jauche: jüch;
      # Fields, buildings, machines
      Scheune: schüün; Wasser: water; Pflug: ploog; Sämaschine: seimaschin seihmaschin; Maschine: maschin;
      # Money and papers
      Rechnung: reken rekning rekens reknung; Rechnungen: rekens rekningen reknungen; Steuern: stüern;
      Steuer: stüer; Vertrag: verdrag; Verträge: verdrääg verdräge; Brief: breef; Briefe: breven; Geld: gild;
      # Times
      Jahr: johr joahr; Jahre: johrn johre johren; Monat: maand; Monate: maanden; Woche: week; Wochen: weken;
      Tag: dag; Tage: daag dage; Tagen: dagen daagen; Stunde: stünn; Stunden: stünnen;
      Frühjahr: vörjohr vörjahr fröhjohr; Herbst: harvst harfst; Montag: maandag; Dienstag: dingsdag dinsdag;
      Mittwoch: middeweken middewek; Donnerstag: dunnersdag dünnersdag; Freitag: freedag fredag;
      Samstag: sünnavend sünnabend; Sonntag: sünndag; Januar: januor; Februar: februor;
      # People and bodies
      Leute: lüüd lüd; Nachbar: nawer naber;
      # What else is on a farm
      Fohlen: föhlen; Stute: stuut; Ratten: rött; Maus: muus; Mäuse: müüs; Fliegen: flegen fleegen;
      Unkraut: unkruut unkrut; Eimer: emmer; Zaun: tuun; Graben: sloot; Ernte: oorn;
      Mähdrescher: meihdöscher meihdrescher; Schlepper: slepper; Bäume: bööm; Apfel: appel; Äpfel: äppel;
      Honig: hönnig; Wurst: wuss; Schmalz: smolt; Salz: solt; Eisen: isen; Lehm: leem; Dorf: dörp; Straße: straat;
      Brücke: brügg; Versicherung: versekerung verseekerung; Lohn: loon; Ausgaben: utgaven utgaben;
      Einnahmen: innahmen; Verbrauch: verbruuk; Krankheit: krankheid süük; Zeit: tiet tied; Zeiten: tieden;
      Schulden: schullen; Kinder: kinner; Frau: fro fru; Mutter: mudder moder; Vater: vadder; Tochter: dochter;
      Sohn: söhn; Blut: bloot; Fell: fel; Auge: oog; Garten: goorn goorden; Stiefel: stevel; Tor: door dööl;
      Dach: dack; Brot: broot;
  `),
  nounsBeside: bySound(`
      Schlag: slag; Schläge: slääg släg;
      Gerste: gasten gassen garst garsten; Raps: rapp; Heu: hau; Bauer: buer; Bein: been; Nachbar: naver;
      Wiese: wisch; Wiesen: wischen; Weide: weid; Hof: hoff; Haus: huus hus; Deich: diek; Holz: holt; Mist: mess;
      Wetter: wedder; Schnee: snee; Tonne: tünn; Tonnen: tünnen; Bauer: buur; Kopf: kopp; Nachbarn: navers;
      Diesel: deesel; Zahl: tall; Huhn: hohn; Mal: mol; Trecker: trekker; Weizen: weiten; Preis: pries;
      Hengst: hingst; Fohlen: fahlen; Ratten: rotten; Eimer: ammer; Baum: boom; Wurst: wust; Berg: barg;
      Pacht: pach;
  `),
}
