import { bySound, type SpokenWords } from './spoken-words.ts'

/** Bavaria, the Upper Palatinate and Austria. */
export const BAVARIAN: SpokenWords = {
  words: bySound(`
      nicht mehr: nimma; dieser: dera; getragen: trogn; läuft: laaft lafft; kommt: kemmt; abgeholt: oghoid;
      rein: nei; gekostet|kostet: kosd kostt; gekauft|kauft: kafft kaft kaffd; bezahlt|zahlt: zoit zoid zoiht zahld;
      gekriegt|bekommt: kriagt griagt kriagd griagd; gebraucht|braucht: brauchd; zahlen: zahln zoin;
      haben wir: hamma homma hammas; sind wir: samma; hingefahren: higfahrn higfoan; hin: hi; müssen wir: miassma;
      überwiesen: iwawiesn überwiesn; abgeholt: oghoit; angerufen: ogruafa; angemeldet: ogmeldt ogmöd;
      herum: umanand umadum umananda;
      # Articles and pronouns
      ich: i; wir: mia; er: ea; ihm: eam; ihnen: eana; euch: enk; unser: unsa; unsere: unsane unsare;
      unseren: unsan; euer: eia enka; dein: dei; dieser: dea; ein: oan; eine: oane; kein: koa koan; keine: koane;
      die: dia;
      # Questions
      was: wos wås; wer: wea; wen: wean; wie: wia; wieso: wiaso; wohin: wohi; woher: wohea;
      welche: wöche wöchane woiche wäiche; welcher: wöcha woicha wäicha; welches: wöchas woichas;
      wie viel: wievü wüvü wievui wiavui wiavü wieviu;
      # To have, to be, to become
      habe: hob hab; hast: host; hat: hod hot; haben: hom ham hobn habn; habt: hobts habts;
      gehabt: ghabt ghobt ghobd; hätte: hätt hed hättad; sind: san; war: woa woar; waren: woan woarn; wäre: waar;
      gewesen: gwen gwesn gwesen gweng; werden: werdn wern wean weadn; wird: wiad wead; worden: worn wuan wordn;
      geworden: gwordn gworn;
      # Must, can, may
      kann: ko kaun kå; können: kenna kinna kennan; muss: muaß muass muas; müssen: miassn miaßn miassen;
      darf: deaf derf; dürfen: deafn derfn; soll: soi sui; sollen: soin soitn; will: wui; wollen: woin wuin woitn;
      mögen: megn; weiß: woaß woass woas waaß; weißt: woaßt woasst; wissen: wissn;
      # What is done
      tun: dua duan toan; tut: duat tuat duad; gehen: gengan gengen gengand genga; geht: gehd gead;
      gegangen: ganga gaunga gonga; kommen: kemma kemman kumman kimma; kommt: kimmt kimt kummt kimmd;
      gekommen|kommen: kumma; geben: gebn; gegeben: gebm geem; gibt: gibd; genommen: gnumma gnomma;
      nehmen: nemma nehma; bringen: bringa; gebracht: brocht brochd; bekommen: kriagn griagn kriang;
      steht: stehd stead; stehen: stengan stengen stengand stenga; gestanden: gstandn gstaundn; liegt: liegd ligd;
      liegen: lieng liegn; gelegen: glegn; gelegt: glegt glegd; kaufen: kaffa kaufn;
      verkauft: vakafft vakauft vakaft vakaffd verkafft verkaft; verkaufen: vakaffa vakaufn;
      gemäht: gmaht gmahd gmäht gmahnt gmahn; angebaut: obaut ogbaut; gesät: gsaht gsaat gsät gsäht;
      gepflügt: gackat pflüagt; gefahren: gfahrn gfoan gfoahn gfoarn; fahren: fahrn foan foahn;
      eingefahren: eigfahrn eigfoan; ausgebracht: aussabrocht ausbrocht;
      geschlachtet: gschlacht gschlachtet gschlochtet gschlocht gstocha; gedroschen: droschn druschn gedroschn;
      geerntet: gernt gerntet gearnt; gespritzt: gspritzt gspritzd; spritzen: spritzn;
      gefüttert: gfuadat gfuattat gfuattert gfuttert gfüttert; füttern: fuadan fuattan fuattern;
      gefressen: gfressn gfressen; gekalbt|kalbt: kaibet kaibt kaiblt kaiwet kälbert gekaiblt gekaibt gkaibt;
      geboren: geborn geboan; gestorben: gstorm gstorbn gstoam gstorben; verreckt: vareckt; geimpft: gimpft gimpfd;
      gewogen: gwogn gwong gwogen; gemolken: gmolkn gmuicha gmoicha gmolken gmöchn; melken: melcha mölcha möcha;
      geliefert: gliefert gliefat; geholt: ghoit ghoid gholt; holen: hoin; verbraucht: vabraucht vabrauchd;
      gemacht: gmocht gmacht gmochd; machen: mocha machn; geschrieben: gschriem gschriebn gschrieben;
      geschickt: gschickt gschickd; gesagt: gsogt gsagt gsogd; sagen: sogn; gesehen: gsehng gsegn gsehn gsehen;
      gefunden: gfundn gfunden; heißt: hoasst hoaßt hoast; heißen: hoaßn hoassn; gehört: ghert gheat ghört kert;
      gehören: ghern ghean ghören ghörn; gesamt: gsamt gsamd; gemessen: gmessn gmessen; gestreut: gstraht gstrat gstreit gstreut;
      gemeldet: gmeldt gmeldet gmöd; gerichtet: gricht grichtet; verloren: valorn;
      # Times and amounts
      heute: heit heid; gestern: gestan; vorgestern: vorgestan voagestan; heuer: heia heier; vorjahr: fert ferten feachtn;
      jetzt: iatz iatzt etz jetz jetza etza hiatz; dann: nacha nocha nachad nachat nochad nochat nochand nachand; vorher: vorhea voahea; schon: scho; noch: no;
      nur: nua; immer: oiwei oiweu imma allaweil; nie: nia; wieder: wieda; nicht: ned net; nichts: nix;
      alles: ois ollas oiss; alle: olle oie; viel: vui vü vöi; mehr: mea; weniger: weniga;
      bisschen: bissl bisserl bissal; ganz: gaunz goanz; groß: grouß;
      größte: gressde greßte greeßte gresste gröste grässte; größten: gressdn greßtn greeßtn; klein: kloa kloan;
      kleinste: kloanste kloanst; alt: oid; älteste: öidaste äidaste; neu: neich; neue: neie neiche; hoch: hoach;
      schwer: schwar schwaar; teuer: deia teia deier; trocken: drucka trucka drocka; voll: voi; offen: offa offn;
      letzte: letzde; letzten: letztn letzdn; letztes: letzts letzds; voriges: vorigs vorigsmoi;
      meisten: meistn meisdn; zuletzt: zletzt zletztmoi; einmal: amoi oamoi; daheim: dahoam dahuam daham;
      draußen: draußn draussn; drinnen: drinna;
      # Prepositions and conjunctions
      für: fia fir fua; von: vo; vor: vua voa; über: iwa üwa; unter: unta; zwischen: zwischn; durch: duach;
      wegen: wega zwengs; und: ond; oder: oda; aber: owa oba;
      # Numbers
      eins: oans; zwei: zwoa; fünf: fimf; sieben: siebm siebn; elf: oif öf; zwölf: zwöf zwöif; zwanzig: zwanzg;
      hundert: hundat hundad; tausend: dausnd tausnd;
      # How things are
      krank: kraunk grank; gesund: gsund; trächtig: trächti drächti; tragend: drogend; schlecht: schlechd;
      gut: guad guat; besser: bessa; weit: weid; breit: broad broat; tief: diaf; spät: spod spat; früh: fria;
      kalt: koit; heiß: hoaß; rot: roud; schwarz: schwoaz; grün: grea grean; fertig: firte; manchmal: manchmoi;
      jedes: jeds; jeder: jeda; beide: boade; selber: söiba seiwa; niemand: neamd neamad; ungefähr: ungfähr ungfea;
      dafür: dafia; davon: davo; dazu: dazua; zurück: zruck; hinauf: auffi; hinaus: aussi; drüber: driwa;
      getrocknet: drickat; gestriegelt: gstriaglt; gewalzt: gwalzt; gegrubbert: grubbert; gewendet: gwend gwendt;
      gewickelt: gwickelt; geräumt: gräumt; gestellt: gstellt; gesetzt: gsetzt; gewaschen: gwaschn;
      gewechselt: gwechselt; gebrochen: brocha; geschoren: gschorn; geschnitten: gschnittn; geschätzt: gschätzt;
      gesperrt: gsperrt; gespart: gspart; gestiegen: gstieng; gefallen: gfoin; gefehlt: gfeit; gespült: gspült;
      gewonnen: gwunna; besamt: bsamt; bestellt: bstellt; beschlagen: bschlong; besessen: bsessn;
      behandelt: bhandelt behandlt;
  `),
  wordsBeside: bySound(`
      zu: z; also: oiso oisa;
      gegeben: gem; ein: a; wir: ma; mich: mi; sie: se; mein: mei; sein: sei; das: as s; nasse: nosse; will: wü;
      auf: af; in das: eini; leer: laar; alte: oide; auch: aa; kalt: koid; könnte: kunnt kannt; euch: eich;
      gepflügt: gackert; gedroschen: droschen; älteste: ödeste; wenig: weng; gepresst|presst: presst; gebaut: baud;
      gekündigt|kündigt: kündigt; gebraucht|braucht: braucht; gekauft|kauft: kauft; gedüngt|düngt: düngt;
      gedeckt|deckt: deckt; gekalbt|kalbt: kalbt; gepflügt|pflügt: pflügt; geputzt|putzt: putzt;
      gebracht|bringt: bringt; bezahlt|zahlt: zahlt;
  `),
  nouns: bySound(`
      Odel: odl oudl; Saatgut: saatguat; Weihnachten: weihnachtn; Ostern: ostan; Pfingsten: pfingstn; Kasse: kassa;
      Händler: händla; Landhandel: landhandl; Lagerhaus: lagahaus logahaus; Doktor: dokta dokter;
      # Animals
      Kuh: kua kuah; Kühe: kia kiah küah küa; Kalb: kaibe kaiwe kaibi koiwe koibi kaib;
      Kälber: kaiwen kaiwi kaibal kaiwa kaiba; Färse: koim; Ziege: goaß goass; Ziegen: goaßn goassn;
      Hühner: heana hehna heahna; Gänse: gäns; Vieh: viech; Tiere: viecha viacha; Ferkel: facken fackl fackal fadl;
      Tierarzt: viechdokta viehdokta viechdoktor tierdokta viechdokter tierarz;
      # Crops and feeds
      Weizen: woaz woatz woazn woatzn woazen; Winterweizen: winterwoaz; Gerste: gerschtn gerstn geaschtn geastn;
      Getreide: troad troid;
      Hafer: hofa howan howa hawan hobern hoban; Rüben: ruam ruabn; Zuckerrüben: zuckerruam zuckaruam zuckerruabn;
      Kartoffeln: erdäpfe erdäpfi erdepfe eadäpfe eadäpfi erdepfi kartoffen; Heu: hei;
      Grummet: gramat gromat groamat grummat; Stroh: stro strou; Futter: fuada fuatta futta fuatter;
      Kraftfutter: kraftfuada kraftfuatta kraftfutta;
      # What comes of it
      Milch: muich müch mili milli müli; Milchgeld: muichgoid müchgöd milligeld; Gülle: gülln; Butter: butta;
      # Fields, buildings, machines
      Acker: acka ocka; Äcker: äcka; Stall: stoi; Kuhstall: kuastoi kuahstoi kuhstoi; Holz: hoiz hoitz; Wald: woid;
      Wasser: wossa wassa; Wetter: wetta weda; Pflug: pfluag; Diesel: diesl disl; Wagen: wogn;
      Traktor: draktor traktoa traggda;
      # Money and papers
      Geld: goid göd gejd göid; Rechnungen: rechnunga; Steuer: steia; Brief: briaf; Vertrag: vatrog vertrog;
      # Times
      Mal: moi; Tag: tog dog dåg; Jahr: joar joa; Monat: monad; Woche: wocha; Stunden: stundn;
      Frühjahr: friahjahr friajahr friahjohr friajoa fruahjahr fruajahr fruahjohr;
      Herbst: hiabst heabst hirgst hiagst; Winter: winta; Sommer: somma; Montag: mondog montog mandog;
      Dienstag: irta diensdog dienstog erchtag erta; Mittwoch: mittwocha migga;
      Donnerstag: pfinsta pfinzta donnersdog; Freitag: freidog freitog; Samstag: samsdog samstog såmstog;
      Sonntag: sunntog sunndog; Januar: jänna; September: septemba; Oktober: oktoba; November: novemba;
      Dezember: dezemba;
      # Measures and people
      Tonne: tonna; Zentner: zentna; Nachbar: nachba nochba; Bauer: baua;
      # What else is on a farm
      Rinder: rinda; Hengst: hengscht; Stute: stuad; Fliegen: fliang fliagn; Unkraut: unkraud; Eimer: oama ama;
      Zaun: zau; Brunnen: brunna; Graben: grom grobn; Ernte: arnt arn; Mähdrescher: mahdrescha mähdrescha dreschana;
      Anhänger: ohänga anhänga hänga; Schlepper: schleppa; Ladewagen: lodwong lodewogn; Baum: bam baam;
      Bäume: baama bäm; Äpfel: epfe öpfe opfe; Honig: henig; Wurst: wuascht wuast; Salz: soiz; Eisen: eisn;
      Lehm: loam; Berg: beag; Dorf: doaf; Brücke: bruckn; Versicherung: vasicherung; Ausgaben: ausgobn ausgom;
      Einnahmen: einahma einahmen; Verbrauch: vabrauch; Gewicht: gwicht; Nummer: numma; Ohrmarke: oahmarkn ohrmarkn;
      Krankheit: krankat graunkheit; Zeit: zeid; Kinder: kinda; Mutter: muada; Vater: voda; Blut: bluad; Fuß: fuaß;
      Garten: gortn goatn; Ballen: boin bolln; Rundballen: rundboin; Siloballen: siloboin; Boden: bodn;
      Ferkel: fackei; Kilo: küo; Hektar: hekta; Liter: lita; Prozent: prozend; Besamung: bsamung; Besuch: bsuach;
      Bescheid: bscheid; Bestand: bstand; Geschäft: gschäft; Gewinn: gwinn; Gesundheit: gsundheit;
      Gemeinde: gmoa gmoand; Gebäude: gebeid;
  `),
  nounsBeside: bySound(`
      Tiere: viecher; Stein: stoa;
      Wiese: wiesn wies; Schafe: schof; Gras: gros; Feld: föd feid fejd; Spritze: spritzn spritz; Sommer: summa;
      Regen: regn reng; Säue: sei säu; Leute: leit; Brücke: bruck;
  `),
}
