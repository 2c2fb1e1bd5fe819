/** What is done on fields, by kind of work, and with samples of them. */
export const VERBS_OF_FIELDS = {
  spreading: `aus/auf/drauf/rauf/raus/hin/drüber/runter+bring/fahr/tu/mach/hau/kipp/schmeiß/werf
    aus/auf/drauf/rauf/raus/hin/drüber/runter+pump/geb/lass/karr/schütt/blas/baller/knall
    aus/auf/drauf/rauf/raus/hin/drüber/runter+klatsch/jag/pack/sprüh/leg/kriegen schmeiß kipp hau werf baller
    klatsch ver/auf/aus+teil auf/aus+trag ver+streu/breit land drauf/rauf/raus/drüber+komm/geh/lauf/land
    aus+riesel ver+regn/riesel be+schick`,
  fertilizing: '-/nach/auf/an/über/aus/vor/unter+düng -/aus/nach/ver/drauf/hin/auf/über/ab/rauf+streu',
  slurrying: '-/be/ab/an+güll be/aus+jauch jauch be+odel odel ver+schlauch be+schütt',
  mucking: 'mist',
  liming: '-/auf/nach/be+kalk',
  spraying: '-/ab/nach/aus/tot/durch/über+spritz be+sprüh sprüh be+handel ab+gift',
  sowing: `-/aus/ein/an/nach/be/unter/über/rein/neu+sä -/ein/aus+drill pflanz ein/an/aus/nach+pflanz leg steck
    aus/rein+leg/steck an+bau ein+bring be+stell`,
  growing: '-/an/heran/auf/nach+wachs an+bau bau an/be+pflanz kultivier ge+deih',
  tilling: 'be/durch/um+arbeit -/auf+locker schäl um+stürz',
  ploughing: '-/um/unter/ein/auf/zu+pflüg acker um+acker um+brech um+grab',
  harrowing: '-/ab/ein/durch+egg',
  cultivating: '-/ein/durch/um/unter+grubber',
  rotavating: '-/ein/um/durch+fräs',
  harvesting: `-/ab/ein/be+ernt ein/rein/heim/runter/nach/her/zusammen+bring/hol/fahr/tu/schaff/karr berg ab+räum
    ein+lager runter+mach/nehm`,
  mowing: '-/ab/nach/nieder/um/runter+mäh ab+schneid sens ab+sens schneid runter+schneid/mach',
  threshing: '-/aus/ab/nach/runter/weg+dresch',
  chopping: '-/ein/ab/klein/weg/nach+häcksel schredder ab+schnetzel',
  ensiling: '-/ein+silier ein+sil',
  baling: '-/ein/ab/zusammen+press ein/auf+wickel wickel',
  raking: '-/zusammen/an+schwad zusammen/ab+rech zett wend heu kreisel',
  lifting: '-/aus/ab+rod aus/raus+mach/grab/buddel klaub',
  rolling: '-/an/ab/fest+walz',
  weeding: '-/ab/aus+striegel',
  hoeing: '-/ab/aus/durch+hack jät',
  mulching: '-/ab/nach+mulch',
  dragging: '-/ab+schlepp',
  yielding: `-/er/ab/ein/herunter+bring her/er+geb geb ab+werf er/ein+trag trag
    runter/raus/rein/rum/zusammen+hol/komm/spring aus+fall ge/miss+rat ge+deih ab+schneid dresch ernt geernt
    runter+dresch ein+fahr`,
  irrigating: 'be+wässer/regn/gieß',
  sampling: `be+prob ent/ab+nehm nehm raus/ab/ein+zieh zieh stech stanz aus/raus/ein+stech/stanz/bohr
    raus+hol/schneid ein+schick/send`,
  testing: `unter+such analysier aus/er/nach+mess be/er/aus/nach+prüf prüf -/aus/be/durch+test be/er+stimm
    fest+stell ermittel er+mittel aus+wert find be/vor/raus/heraus+find raus/heraus+komm mess be+gutacht
    auf+schlüssel er+geb vor+lieg`,
  leasing: '-/an/zu/dazu/hinzu+pacht an/zu+miet miet',
  leasingOut: 'ver/unter/weiter+pacht ver+miet',
  farming: 'be+wirtschaft/acker/stell/arbeit/nutz/wirt um+treib',
  stirring: '-/auf/um/durch+rühr um/ab/über/rüber+pump pump homogenisier auf+mix quirl',
} as const
