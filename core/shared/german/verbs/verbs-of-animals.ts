/** What animals do, and what is done with them. */
export const VERBS_OF_ANIMALS = {
  beingBorn: 'gebär ge+bär schlüpf aus/nach+schlüpf ab+stamm stamm',
  calving: '-/ab/aus/ver+kalb -/ab+kälber nieder+komm ent+bind werf ferkel lamm fohl ab+ferkel/lamm/fohl',
  inseminating: '-/be/an+sam be+deck deck be+leg/frucht inseminier zu+führ',
  dying: `-/ab/weg/ver+sterb ver+end/reck/scheid/hunger krepier ein/drauf+geh um+komm/fall
    ab+kratz/nippel/leb/krepier er+stick/saufen/sauf/frier/trink weg+fall`,
  killing: 'töt ab/not+töt er+schlag/schieß/lös um+bring ein+schläfer euthanasier keul',
  slaughtering: '-/ab/aus/not+schlacht metzg metzger',
  tagging: 'kennzeichn kenn+zeichn -/be+markier knips chipp tätowier nummerier',
  inserting: `ein/an/rein/dran/hinein+zieh/mach/setz/tu/bring/schieß/steck/press/drück/zwick/stech
    ein/an/rein/dran/hinein+hau/häng/krieg/klemm/bekomm/knips zieh setz stech schieß ver+pass`,
  naming: '-/be+nenn tauf heiß',
  treating: `be+handel verarzt ver+arzt/sorg kurier heil aus+heil doktor ver/rum/herum+doktor pfleg therapier
    be+kämpf`,
  administering: `-/ein/ver/rein/mit/nach+geb ver+abreich/pass/schreib/ordn -/ein/ab/nach/rein+spritz
    ein+flöß/gieß/reib injizier rein+jag/hau/tu/mach/drück nach/über+dosier pieks piks an+wend ab/be+komm krieg
    ab+krieg er+halt`,
  inoculating: '-/nach/durch/grund/wieder+impf vakzinier immunisier',
  dryingOff: 'trocken+stell/steh/leg/mach/geh/setz ab+melk',
  ailing: 'leid er+krank/kält kränkel hust fieber an+steck ein+fang zu+zieh fehl schwächel lahm hink humpel plag',
  moving: `um/ver+stall/setz/quartier/gruppier/stell/treib/zieh/leg/sied
    rüber/um/hinüber+wechsel/komm/geh/stell/treib/hol/tu wechsel`,
  housing: `auf/ein/an+stall unter+bring/stell/komm wohn be+wohn haus nächtig be+heimat residier schlaf
    über+nacht/winter steh`,
  grazing: '-/be/ab+weid gras ab+gras draußen/rum/herum/raus/heraus+lauf/steh/geh/sein/fress/bleib ab+fress äs',
  turningOut: `aus/auf/raus/los/hinaus/rauf/frei+treib/lass/stall/fahr/bring/jag/scheuch/führ
    hin/drauf+treib/bring/lass treib raus/hinaus/rauf+komm/geh/lauf/stürm/dürf`,
  bringingHome: 'ein/rein/heim/ab/runter/herunter/zurück+treib/hol/bring/komm/nehm/führ/geh ein/auf+stall hol',
  feeding: '-/ver/zu/an/ab/aus/bei/nach/über/mit/durch+fütter vor+leg/setz/werf mäst tränk ver+mäst',
  eating: `-/auf/weg/ver/ab/leer/rein+fress
    auf/weg/ver+putz/zehr/drück/schling/schlück/schluck/schmaus/spachtel/futter/mampf auf/weg/ver+tilg/speis
    rein+hau/zieh/schaufel/stopf sauf ver/weg/aus+sauf trink weg/aus+trink ess auf/weg+ess mampf
    weg+krieg/schaff/mach auf+nehm`,
  milking: '-/ab/aus/er/leer/nach+melk',
  weaning: 'ab/ent+wöhn ab+setz ab+tränk',
  dehorning: 'ent+horn/hörn',
  castrating: 'kastrier',
  trimming: 'aus/be/nach+schneid',
  limping: '-/ge+lahm hink humpel rum+hink',
} as const
