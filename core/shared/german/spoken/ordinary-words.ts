/**
 * Words of everyday German that no table of farms has, in lower case: each is read as itself, and as none that only
 * sounds like it, since „Huhn“ is no „Hahn“ and „Rosen“ are no „Rasen“.
 */
export const ORDINARY_WORDS: readonly string[] = `
  grob grobe grober
  fracht innen ihnen absatz absätze absätzen
  aal abfuhr abluft absicht abteil abteile abteilen achse ahnen ahorn allee ameise ampfer angel angeln anger angst anlass
  ansatz anschein
  anstand anwalt apotheke aprikose arg arm aroma ast aufgeben aufregen auge ausnehmen auster auto axt bäckerei bagger
  bahnhof bahre balken balkon banane band bande bändigen bang bankett base bass basteln bauch becher becken bedrängen
  beere beet begabung begehren beglücken begraben behagen behaupten beil bein beispiel belag bellen belügen benehmen
  bereit bereuen berg bersten beruf berühren besen bestechen bestehen besuch beton betreiben betreten betrüben betrug
  betrügen betteln beugen beule bewegen bewegung beweisen bieder biegen bier birke birne bissen blasen blass blech blei
  bleich blicken blind blinken blinker blitz block blöd blöken blond blühen blut blüte bluten bolzen bord borgen börse
  brand brandung braten brauerei brav bremse bremsen brennen brett brezel brille brocken brombeere brosche brötchen
  bruch brüchig bruder brüder brüllen brummen brust brut brüten bube buchweizen bude bügeln bummel bund bunker
  bürgermeister bus busch camp charakter coach dachdecker dampf darm dasein datei daumen daune dehnen deichsel delle
  deponie derb dicht diele dienen dienst dill direkt dirne docht dohle dolde donner doof dorn dotter draht drama
  drängen drille dringen drink dröhnen drosseln drüse duft dulden düne dunkel dunst durst durstig dusche ebbe ebben
  eben ebnen echt eckig edel ehe ehrlich eiche eifrig eimer einfach einfall einsam eisen eisig eitel ekeln elend elle
  emsig eng engel enkel erben erbrechen erdbeere erinnern erle ermahnen ermitteln ersatz erwarten erzählen esche esel
  essig eule fabel fabrik fach fackel fad fade faden fahl fahnden fahne fahrrad falte falter farn fasan fasching faust
  feder fegen fehde feier feige feile feilen fein feind felge fell fels fenster ferien fessel fesseln feucht fichte
  figur film filter finger fink finster fisch fischer flackern flagge flamme flanke flasche flaum flechten fleck flegel
  flehen fleiß fleißig fliege fliegen fliehen fließen flink floh floß flosse flöte flott fluch fluchen flüchtig flug
  flügel flur fluss flüstern flut fluten föhn fond forelle formel forst förster frack frech fremd freude freund
  friedhof frieren froh fröhlich fromm frosch frösteln frostig frucht frust fuchs fuge fühlen fund funke furche
  furchtbar furt fuß gabel gackern gähnen gala galle gang garbe gärtner gas gasthaus gatter gaumen gebirge geburtstag
  gebüsch gedanke geduld geduldig gefühl gehege geheim gehilfe gehirn geier geige geist geiz geizig gelände geländer
  gelenk geliebte gelingen geloben gemälde gemein gemüse genick genießen genuss gepäck gerecht gericht gering geruch
  gerüst gesang geschäft geschehen geschichte geschirr geschlecht geschmack gesicht gespenst gespräch gestalt gestank
  gestehen gewalt gewaltig gewebe gewehr gewissen gewitter gewöhnen gewürz gierig gift gips gitter glanz glänzen
  gleiten glied glimmen glocke glotzen glück glücklich glühen glut gnade gnädig gold gönnen graf grämen grässlich grat
  grau grell griff grill grimm grimmig groll grollen grotte grübeln gruft gründlich grunzen gunst günstig gurgeln gurke
  gurt gürtel guss gütig haar habicht häcksler hadern haft hain häkeln haken halde halm hals haltbar hammer hämmern
  handschuh hanf hapern happen harfe harke harken harm harn harz hässlich haube hauchen haufen häufen haut hebel heben
  hecht hecke heer heft heftig hegen heide heikel heilig heim heimlich heiraten heiser heiter heizung held helm hemd
  hemmen henkel herr herz herzlich hetze hetzen heucheln hexe hieb himbeere himmel hinken hinweg hirn hirsch hirse
  hirte hochzeit hocken hocker höcker hoffen hohl höhle holm hopfen hopse horchen horde horn hube hübsch huf hüfte
  hügel hülle hummel hummer humor hunger hungern hungrig hupe hupen hüpfen hymne idee igel imbiss imker insel jacke
  jagd jagen jäger jammer jammern jäten jaulen joghurt johannisbeere jubel jubeln jucken jugend jute kabel kader käfer
  kaffee käfig kahl kahn kaiser kakao kalender kamel kamille kamin kampf kanzel kapelle karotte karpfen karton katalog
  kater kauen kauern kauz keck kegel kehle keifen keil keim keimen keks kelter kerze kessel keuchen keule keusch
  kichern kiefer kiel kies kimme kino kipper kirche kirmes kirsche kissen kitt kitzeln klamm klammer klang klaps kleid
  kleister klemme klempner klettern klimpern klinge klingeln klinke klippe klirren klopfen klotz kluft klug knabbern
  knabe knall knarren knecht knick knie knien knirschen knistern knoblauch knochen knolle knopf knospe knurren knusprig
  koffer kohl kohle kolben kombi komet komisch kommode königin konzert korb kord kork kornblume körper korrekt kosen
  köstlich kotflügel krabbeln kräftig kragen krähen kralle kram kramen krämer kran krankenhaus krass kratzen krawatte
  krebs kreischen kreisel krempe kresse krise kritzeln krone krönen kröte krug kübel küche kuchen kuckuck kugel kühn
  kundschaft kunst kupfer kupplung kur kürbis kurve kuscheln kuss küssen kutsche lächeln lack lallen lama lampe land
  langsam langweilen lanze lappen lärche lärm lasche lasso lästig lasur latte latz lau lauch lauern lauge laune laus
  lauschen lavendel lebhaft leder legende lehm lehne lehnen lehre lehren lehrer leib leiche leier leim leimen lein
  leine leinen lenken lenker lenkrad lerche lernen leuchte leuchten licht lichtung lied lift lilie limonade linde linse
  lippe listig loch lodern löffel lokal löten löwe löwenzahn luchs lüge lügen luke lumpen lunge lupe lupine lustig
  lutschen magd mahl makel malen maler malz mandel mann mantel mappe märchen marder mark markt marsch maske masse mast
  mauer maul maultier maurer meckern meer mehl meiden meise melone menü messing metzgerei meute miauen mies milbe mild
  milde mildern mime minze mitgift mogeln mohn möhre molch molke moll moos morast mord morsch mörtel motiv mücke mühe
  muhen mühen mühle mulde müll müller mumie mund munter münze mürbe murmeln murren mus muschel musik muskel mutig mütze
  nabe nabel nachfahre nackt nadel nagel nageln nagen nähen naht narbe naschen nase nebel necken neffe neid neigen
  nelke nerv nessel nest nett netz neugier neugierig nichte nicken niedlich niere niesen nippen nische nobel nonne
  norden nörgeln not notar note nudel nuss oase oboe ode öde ofen öffnen ohr oma onkel opa oper orange orden ordnung
  orgel orkan öse otter paddeln paket palme panne panzer pappe pappel paprika papst parade park parken paste pastor
  pate pause pech pegel pein peitschen pelz perle pest petersilie petzen pfahl pfand pfanne pfarrer pfau pfeffer pfeife
  pfeifen pfeil pfennig pfiff pfingsten pfirsich pflanzen pflaster pflaume pflock pforte pfosten pfote pfropfen pfund
  pfütze phase pickel picken pilger pille pilot pilz pinsel pirat piste pizza plagen plakat planke planschen plaudern
  plump plunder plündern pochen pokal pol polizist polster pony pore posse pracht prächtig prahlen prall prallen
  predigen predigt prinz profi prophet protest prügeln prunk puder puls pulver punkt puppe pusten quader quaken qual
  quälen qualle quark quarz quecke quelle quellen quetschen quitte rabe rachen radieschen radio rahm rahmen rakete
  rampe rand rang ranke ranzen rasch rasieren rasse rassel rathaus rätsel rätseln ratte rau rauch rauchen raufen rausch
  rauschen rebe rechen recht reede reeder regel regieren reh reigen reihe reiher reim reimen rein reiten reizend rennen
  rente reptil rettich rettung reue rezept richten richter riege riegel riemen riese riesig rille ring ringen rinne
  rippe riss ritze ritzen robbe rock rohr rolle roman rosine ross rucksack ruder rudern rügen ruhe ruhen ruhig ruhm
  rumpf rund runde rupfen ruß rüssel rüstig rute rütteln saal säbel sacht saft sahne salat salbe saldo salon salzig
  samen sammeln sand sanft sänfte sarg satan satteln satz säule saum säumen sauna säuseln schabe schäbig schach schacht
  schädel schaden schal schale schälen schallen schalter scham schämen schar scharf schatten schaufel schaum schäumen
  scheibe scheide scheiden scheitel scheiter scheitern schelle schelm schelten schema schemel scherbe scherz scherzen
  scheu scheuen schicht schicksal schief schielen schiene schießen schiff schild schildern schilf schimmel schimmern
  schimpfen schinden schirm schlaf schlafen schlaff schlange schlank schlau schlauch schleichen schleier schlemmen
  schleuder schleudern schlicht schlichten schlinge schlips schlitten schloss schlosser schlucht schluck schlucken
  schlummern schlund schlupf schlüpfen schluss schmach schmal schmalz schmaus schmausen schmecken schmeicheln schmelze
  schmelzen schmerz schmerzen schmied schmieden schmollen schmuck schmücken schmutz schmutzig schnabel schnake schnalle
  schnappen schnaps schnarchen schnaufen schnauze schnecke schneise schnell schnittlauch schnitzel schnitzen schnörkel
  schnupfen schnur schnüren schober schock scholle schön schonen schopf schöpfen schornstein schoß schräg schraube
  schrauben schreck schrecken schrei schreien schrein schreiner schreiten schrift schrill schritt schroff schrulle
  schrumpfen schub schüchtern schuft schuh schuld schulden schule schulter schund schuppe schur schurke schürze schuss
  schüssel schutt schütteln schütten schützen schwager schwalbe schwamm schwan schwanken schwanz schwänzen schwarm
  schwärmen schwatzen schweben schweif schweigen schwelle schwellen schwert schwester schwimmen schwinge schwingen
  schwören schwül schwung see segel segeln segen segnen sehne sehnen seicht seide seife sekunde sellerie selten seltsam
  sessel seuche seufzen sichel sicherung sichten sickern sieden siegel silber sims sippe sirup sitte sitz sitzen socke
  sockel sofa sog sohle soldat sorge sorgen sorte soße spähen spange spannen spargel spärlich sparren spatz specht
  speck speer speiche speicher speise sperling spiegel spiel spinat spinne spirale spitz spitze sporn sport spott
  spotten sprache sprengen sprießen springen spröde sprosse spruch sprühen sprung spucken spuk spule spülen spur spüren
  staat stachelbeere stadion stadt staffel stahl stammeln stampfen stange stapel stapeln stapler star starr starren
  staub staude staunen stausee stecken stecker stehlen steif stelze stempel steppe stern stich stiefel stiel stift
  still stille stirn stöbern stock stoff stöhnen stollen stolpern stolz stoppel storch stören stoßen strafe straff
  strahl strahlen strähne stramm strand strauch strebe streben strecken streich streicheln streifen streiken streit
  streiten streng strick stricken strotzen strumpf stube stufe stuhl stümper stumpf stur sturz stürzen stützen sud
  süden summen sünde suppe süß system tabak tabelle tablett tadel tadeln tafel takt talg tang tanne tanz tanzen tapete
  tapfer tappen tasse taste tasten tatze taub taube taufe taufen taumeln tee teer tempel tempo teppich termite teufel
  text theke these ticket tiegel tiger tinte tod toilette toll tollpatsch tomate ton topf torte tracht trällern tran
  träne traube träufeln traurig trend treppe treten trichter trick triefen triller trommel trommeln trost trösten
  trotzen trubel truhe trümmer trunk tuch tüchtig tugend tulpe tümpel tunnel turm tuscheln übel üben uhr ulme umarmen
  umfang umhang umkehr umriss umziehen unrat üppig urlaub urteil vage vase vehikel veilchen ventil verband verbannen
  verbergen verbeugen verblassen verdacht verdammen verehren verführen vergeben vergleichen vergnügen verhaften verkehr
  verlassen verlocken vermissen vermuten verneinen vernunft verrat verraten verreisen verrenken verrosten vers
  verschwinden versinken verstecken verstehen versuch verteidigen vertrauen verwandeln verwöhnen verzeihen verzicht
  verzögern vetter vorfahre vorhang vorrat vorschlag vorsicht vorteil vortrag vorwand vorwurf wabe wachtel wacker waffe
  waffel wahl wahn wal wall wallach walnuss wams wand wandel wandeln wandern wange wanken wanne wappen warze wasserhahn
  watte weben weber wehen wehmut wehr wehren weib weich weichen weihe weihen weiher weile weiler wein weinen welpe welt
  werben werft werk wert wespe weste wicht wicke widmen wiehern wild wildnis wimmeln wimmern wimpel wimper wind winde
  windel wink winkel winken winzer wirbel wirbeln wirken wirr wirt witwe witz wolf wonne wort wrack wuchs wucht wühlen
  wulst wund wunde wunder wundern wunsch wurf würfel würgen wurzel würzen wüste wut wütend zacke zagen zahm zähmen zahn
  zange zank zanken zapfen zappeln zart zauber zaubern zaudern zaum zebra zeche zeh zehe zehren zeichen zeichnen
  zeitung zelle zelt zement zepter zettel zicklein ziegel zierlich ziffer zimmer zimt zinn zins zirkel zirkus zitrone
  zitter zittern zitze zofe zoll zone zopf zorn zornig zottel zucchini zucker zug zünden zunft zunge zupfen zürnen
  zwang zwängen zweck zweifeln zweig zwerg zwetschge zwicken zwiebel zwilling zwinger zwinkern zwirn zwitschern
  zylinder
`
  .trim()
  .split(/\s+/u)
