import { bySound, type SpokenWords } from './spoken-words.ts'

/** Franconia, Hesse, the Palatinate, Thuringia and Saxony. */
export const MIDDLE_GERMAN: SpokenWords = {
  words: bySound(`
      nicht mehr: nimmi nemmer; kommt: kemmt; läuft: leeft laaft; unserem: unserm unsem;
      gekostet|kostet: kosd kosded koscht gost gosd; bezahlt|zahlt: zahld zohlt; gekauft|kauft: kaaft;
      haben wir: hammern hawwemer; nach dem: nohm; nach: noh; offen: offe offn;
      angebaut: ohgebaut oagebaut aagebaut; überwiesen: iwwerwiese überwiesn; vergessen: vergesse vergessn;
      angemeldet: ohgemeld aagemeld angemeldt; gemeldet: gemeld gemeldt;
      # Articles and pronouns
      wir: mer; ich: ech eisch; kein: kään kee keen kä; keine: keene kääne kaane; ein: een ään; eine: eene ääne aane;
      einen: eenen; unser: unsa; mein: mei;
      # Questions
      was: wos; wo: wu; warum: warim; welche: welsche wellche; wie viel: wievill wivill wiffl wievl wieviehl wivl;
      wie viele: wieveele wieville;
      # To have, to be, to become
      hast: hoscht; hat: hot hodd had; haben: hawwe hamm hunn hun hom ham hann hän hänn; habt: habd; hatte: hadde;
      hatten: hadden haddn; gehabt: ghabd gehatt ghatt gehabd; ist: is iss; sind: sin san; war: wor; waren: warrn;
      gewesen: gewese gewest gwesn; wird: wärd; werden: wern werdn wärrn; wurde: wurd worrd; wurden: wurdn worrdn;
      worden: worre worn wordn; geworden: gewordn geworre geworn;
      # Must, can, may
      kann: gann; können: gönn; müssen: missn müssn; sollen: solln; sollte: sollde; wollen: wolln; darf: derf därf;
      dürfen: derfe dürfn derfn; weiß: weeß wees weess wääß waaß; weißt: weeßt waaßt; wissen: wissn;
      # What is done
      kommt: kummt kimmt kimmd gommt gommd; kommen: kumme gomm; gekommen: gekumme gekomme kumma gekommn;
      gegangen: gegange ganga; gibt: gibbt gibd gibbd; gegeben: gegewwe gegebn gewwe gebbe gebb;
      gebracht: gebrocht gebrachd brocht brochd; kaufen: kaafe koofen koofn kaafen;
      gekauft: gekaaft gekooft gekoofd kaffd; verkauft: verkaaft verkooft verkoofd vergooft verkaft;
      verkaufen: verkaafe verkoofen verkoofn; bezahlt: bezahld; bezahlen: bezahln; zahlen: zahln;
      gekostet: gekoscht gekost gekosd gekostt gegosd gekosded gkost; gemäht: gmäht gemähd gemääht gmähd gemieht;
      gesät: gsät gsäht gesähd gesääd gesääht; gefahren: gfahrn gfohrn gefahrn gfahre gefahre; fahren: fahrn fohrn;
      geschlachtet: gschlacht gschlachd geschlacht geschlachd gschlachdet; schlachten: schlachdn schlachtn;
      gedroschen: droschn gedroschn gedrosche gedroschd; dreschen: dreschn; geerntet: geernt gerntet geernded;
      gespritzt: gspritzt gspritzd gschbritzd gesprizd; spritzen: spritzn;
      gefüttert: gfüddert gfuttert gefuttert gfidderd gefieddert; füttern: füddern fuddern fiddern;
      gekalbt|kalbt: gekälbt gkalbt gekalbd gekälwert kalbd; geboren: geborn geborrn gebore;
      gestorben: gstorm gestorbn gestorwe; geimpft: geimpfd gimpft geimft; gewogen: gwogn gewochn gewoche gewogn;
      gemolken: gmolkn gemolke gemolkn gemolge gmolgn; melken: melkn melgn; geliefert: gliefert geliefat geliewert;
      geholt: gholt geholld; gebraucht: gebrauchd; verbraucht: verbrauchd; gemacht: gmacht gemachd gemoacht gmachd;
      machen: machn mache; geschrieben: gschriem geschriem geschriewe gschriebn;
      geschickt: gschickt geschigd geschickd; gesagt: gsacht gesaacht gesachd gsachd gesaat;
      gefunden: gfunna gefunne gefundn; gehört: gheert ghört geherd geheert; liegt: lichd lichdd liechd liecht;
      liegen: liegn leije liejen; steht: schdehd stehd schteht; stehen: stehn;
      gekriegt: gekrischt gekriecht gekriet; gekriegt|bekommt: krischt kriehd krieht kriet grichd kriggd kriggt krigt kricht kriecht;
      heißt: haaßt heeßt haast heeßd;
      # Times and amounts
      heute: heit heude heid; gestern: gesdern geschtern gesdan; vorgestern: vorgesdern vorgeschtern;
      morgen: morche morje morchen; jetzt: jetz edz itze jetze edzerd; schon: schun schonn scho; immer: immä;
      wieder: wiedä wieda; nicht: net ned nich ni nit; nichts: nix nischt nüscht nischd; auch: aach ooch;
      mehr: meh mehä; genug: genuch genung gnuch; bisschen: bissel bissl bissje bissi; klein: klää klaa; hoch: houch;
      groß: grouß; größte: größde gräißde greeßte greeschte gräßte greeßde greescht;
      größten: größdn gräißdn greeßten; kleinste: kleensde kleenste klennste klaanste; älteste: äldesde ältsde;
      letzte: letzde letschte letschde ledschd ledscht ledschde letschd ledzde;
      letzten: letzdn letzden letschten ledschten ledzdn; letztes: letzdes letschtes; erste: ersde;
      nächste: nächsde nägsde; meisten: meisdn meischte meisden; meiste: meisde; teuer: deier deuer daier;
      drinnen: drinne; draußen: draussn drauße drausse;
      dann: nachad nochad nocherd nochert; nochmal: nomoi nomma nommo nomol nochema nummal nommal;
      # Prepositions and conjunctions
      auf: uff; von: vun; für: fer; mit: mid midd; über: iwwer iber; unter: unner; zwischen: zwische zwischn;
      und: unn un; oder: odder oddä; aber: awwer abä; gegen: gesche geche; zum: zem;
      # Numbers
      zwei: zwee zwaa; drei: drai; fünf: finf fümf; sieben: siwwe siem siebn; zwölf: zwelf zwölef;
      hundert: hunnert hunnerd hundad; tausend: dausend dausnd;
      # How things are
      krank: grank; gesund: gsund gesunt; trächtig: trächdisch drächdich; tragend: dragend tragn; gut: guud gudd;
      schlecht: schlächt; breit: bräät breed braat; kalt: kald kalld; heiß: haaß heeß; tief: dief; früh: frieh;
      spät: späd; fertig: ferdich ferdsch fäddisch; manchmal: manchmol; jedes: jeds; beide: beede baade;
      selber: selwer selwr; niemand: kaaner niemend; ungefähr: ungfähr ungefäa; zurück: zurick zerick;
      dafür: defier dodefür; davon: devun dovon; dazu: dezu; einmal: emol eemol aamol;
      geschnitten: gschnittn gschnidde geschnidde; gewaschen: gwaschn gewasche;
      gestiegen: gstiegn gestieche gestiehe; gefallen: gfalln; besamt: bsamt besaamt; bestellt: bstellt beschdelld;
      behandelt: behanneld behandlt; gepresst|presst: gepressd gebressd; gewendet: gwend gewennt;
      gesperrt: gsperrt geschberrd; gestellt: gstellt geschdelld; gewickelt: gwickelt gewiggeld;
      gebraucht: gebrauchde;
  `),
  wordsBeside: bySound(`
      der: de; eine: e; gegangen: gange; liegt: leit; sein: sei; ein: a; schreiben: schreiwe; können: kenne kinne;
      geht: gehd; jetzt: nu; bleiben: bleiwe; warum: worum; sind: sinn; waren: warn; müssen: misse;
      bezahlen: bezahle; zahlen: zahle; fahren: fahre; schlachten: schlachte; gedroschen: droschen;
      dreschen: dresche; füttern: fudern; melken: melke; gemacht: gemocht; werden: werre;
      gefallen: gefalle; gebraucht: gebrauch; trocken: trocke;
  `),
  nouns: bySound(`
      Saatgut: saatgud saatguud; Weihnachten: weihnachde weihnachtn; Landhandel: landhannel; Doktor: dokter dogder;
      # Animals
      Kuh: kouh kuu; Kühe: kieh küh gieh gühe küeh kiehe; Kalb: kalwe kälbche galb; Kälber: kälba kälwer;
      Kälber: kälwer gälber källwer kalwer kälbercher; Schweine: schwoi schweinla; Pferde: gäul pfäär;
      Schafe: schoof schouf; Ziegen: gaaße; Hühner: hienner hiener hehner hüüner; Tiere: diere dier;
      Vieh: viech veeh; Tierarzt: dierarzt dierarzd tierarzd deerarzt viehdokter viehdogder viechdokter dierdokter;
      # Crops and feeds
      Weizen: waaz weezen weeze weez waazn wääz waaze weezn; Winterweizen: winterwaaz winterweezen;
      Gerste: gerschde gerschd gerscht gerschte gersde gärschd; Wintergerste: wintergerschde wintergerscht;
      Gärrest: gärrescht; Hafer: hawwer haawer hobern hawern; Roggen: roggn rogge; Raps: rabs rabbs raabs;
      Kartoffeln: kadoffel kadoffeln kardoffeln kadoffle katoffel gardoffeln grumbeern kartoffln;
      Rüben: riewe rüm riebn rübn riewen; Zuckerrüben: zuckerriewe zuckerrübn zuckerriem; Klee: kleh; Heu: haa hei;
      Grummet: grummed grumme; Stroh: schdroh schtroh strouh; Futter: fudder; Kraftfutter: kraftfudder kraffudder;
      Mist: misd mischd; Gülle: güll gill gille güln;
      # What comes of it
      Milch: millich millisch millech millch milsch; Milchgeld: millichgeld; Butter: budder; Eier: aijer aier ajer;
      Fleisch: flääsch flaasch fleesch;
      # Fields, buildings, machines
      Acker: agger; Äcker: egger ägger; Wiesen: wiesn; Wiese: wiss wiß; Scheune: scheier; Stall: schdall schtall;
      Holz: hulz hulls; Wasser: wassä wassr; Wetter: wedder; Regen: reesche reeche; Pflug: pfluch;
      Traktor: draggder drakder dragdor traktä drecker; Wagen: wachn waachn waache; Spritze: schbritzn schbritz;
      Diesel: diesl diesll dießl; Dünger: düngä;
      # Money and papers
      Geld: gäld gelld; Rechnung: rechnunk rechnunng; Rechnungen: rechnunge rechnunga rechnungn;
      Steuer: schdeier steier; Brief: brieef brieb; Vertrag: verdrag verdrach vertrach;
      # Times
      Tag: daach; Tage: daache däg daage; Tagen: daachen; Woche: wochn; Monat: monad mounad munat mohnat;
      Jahr: johr gahr joahr jahä; Jahre: johre; Stunde: schdunde schdund stunn; Stunden: schdundn stunne;
      Frühjahr: frühjohr friehjohr fruhjohr friehjahr frieschjohr; Herbst: herbsd herbscht hirbst; Sommer: summä;
      Montag: mondach mondaach mondoch mundaach; Dienstag: diensdach dienschdach dienstach diensdoch dinsdaach;
      Mittwoch: middwoch middwuch; Donnerstag: donnersdach dunnerschdach dunnersdach donnerschdach;
      Freitag: freidach freidaach freidoch; Samstag: samsdach samschdach samsdoch;
      Sonntag: sunndach sunndaach sonndach; Januar: janewar jannewar; April: abril abrill; August: auguscht augusd;
      September: sebdember sepdember; Oktober: ogdober okdober; Dezember: desember dezembä;
      # Measures and people
      Tonne: donne tunn; Tonnen: donnen donn; Kilo: gilo; Prozent: brozent brozend; Zentner: zendner; Bauer: bauä;
      Nachbar: nochber nachber;
      # What else is on a farm
      Hengst: hengschd hengsd; Fliegen: fliechn flieje; Unkraut: ungraud unkraud; Eimer: aamer ämer eemer;
      Zaun: zau; Brunnen: brunne; Graben: grabn grawe; Ernte: ernd ernde; Mähdrescher: mähdreschr mähdrescha;
      Anhänger: ohänger anhängä aahänger aahenger; Äpfel: äbbel ebbel äppel; Wurst: worscht wurschd wurscht; Lehm: lähm laam;
      Gewicht: gwicht; Nummer: nummä; Krankheit: krankhaat krankhääd; Boden: bodn bodde; Garten: gaddn gadde;
      Ballen: balln; Baum: baam bääm; Bäume: beem baamer; Kinder: kinner; Kleid: klääd; Arbeit: arwet ärwed arbed;
      Besuch: bsuch; Zeit: zeid; Futtermittel: fuddermiddel; Butter: budderr; Liter: lidder lidr;
      Hektar: heggdar hegdar; Dünger: düngr; Gerät: gerääd; Trecker: dregger; Fass: fassl;
      Gemeinde: gemaa gmaa gemää;
  `),
  nounsBeside: bySound(`
      Tiere: viecher; Wiesen: wisse wissn; Mal: mol; Sommer: summer; Eier: ajer; Korn: koorn; Tag: dag; Woche: woch; Heu: hai; Mist: mischt;
      Preis: breis; Leute: leit; Brunnen: brunn; Dünger: dinger;
  `),
}
