/** What is done with goods and money. */
export const VERBS_OF_GOODS = {
  delivering: `-/an/ab/aus/be/nach/zu/ein+liefer an/vorbei/her/rein/mit/ran/daher/ab+bring
    an/her/rein/vorbei+karr/fahr/schaff/schlepp/transportier ab/aus/ent+lad ab+kipp/setz/werf/stell zu+stell
    zu/an/her+schick/send über+bring`,
  receiving: `be/ab/mit/rein/herein/zurück/her/dazu+komm -/ab/mit/rein/her/zusammen/ran+krieg er+halt/lang emp+fang
    ein/an/entgegen+nehm ein+streich/sack/heims/trudel/geh ab+greif/staub zu+geh`,
  giving: `-/ab/her/weg/weiter/mit/hin/ver/aus/über/raus/fort+geb ab/über+tret/lass über+eign/reich/trag/lassen
    weg/her/ver+schenk schenk ver/über+mach ver/aus+teil aus+händig spend stift los+werd los+schlag ab+stoß ver+äußer`,
  collecting: `ab/weg/raus/mit/her/fort/heim+hol ab/weg/mit/über+nehm auf/ver/weg/ein+lad
    ab/weg/raus/fort+transportier/fahr/karr/führ/schaff/bring/schlepp ein+sammel/pack/sack
    auf+sammel/lad/lies/les/klaub ab+pump/saug mit+schlepp/schleif ent+sorg hol`,
  having: 'be+sitz ver+füg inne/da/parat/vorrätig+hab',
  storing: `-/ein/ab/be/zwischen/aus/um+lager auf/ver+wahr
    auf/unter/ein/ab/weg/bereit/hin+stell/leg/stapel/räum/heb/setz/pack ver/auf+stau/stapel/pack unter+bring/komm
    vor+halt be+vorrat an/auf+häuf/sammel bunker hort deponier stapel auf+schütt stau`,
  remaining: `übrig/rum/herum/da/vorrätig/ver/zurück/liegen/dort+bleib/lieg/steh/hab/halt/flieg
    übrig/rum/herum/da/vorrätig/ver/zurück/liegen/dort+fahr/gammel/sein/behalt/hock be+halt`,
  filling: `-/ab/auf/be/nach/um/voll/ein/rein+füll ein/auf/voll/nach/rein/dazu/ab/um+schütt/gieß/pump/kipp/blas
    -/auf/voll/nach/be+tank be/voll/auf+lad/pack/stopf rein/hinein+tu/mach/steck/geb/lass/lauf
    voll+mach/lauf/lass`,
  emptying: 'aus/ent/leer/ab+leer/pump/räum/lass/lauf/saug/kratz/mach/fahr ent+nehm',
  using: `-/ver/ge/auf/weg+brauch
    ver+wend/nutz/fahr/tank/brat/arbeit/blas/pulver/jubel/schwend/zehr/tilg/knall/baller
    ver+wirtschaft/wurst/plemper/buttr drauf/durch/weg+geh/lauf/rausch auf/weg+zehr/arbeit/mach be/ab/aus+nutz
    weg+schluck durch/raus/weg+jag/blas/hau/baller/pump ent+nehm/zieh leer+fahr/mach/tank ab+tank konsumier
    ver+brauchen schluck`,
  burning: 'ver/ab/auf+brenn ver/be/ein+heiz heiz ver+feuer/glüh/pulver',
  buying: `-/ein/an/auf/zu/nach/dazu/hinzu/er+kauf er+steh/werb/steiger an/be/ran/her+schaff be/her/ran+sorg
    zu/her+leg be+zieh/schaff rein/her/ran/dazu/nach+hol ein+handel/deck shopp auf+treib ran+krieg an+leg`,
  selling: `ver/weiter/ab/aus+kauf ver+äußer/markt/hökern/höker/scherbel/silber/ticker/scheuer/trieb weiter+verkauf
    ab+setz ab+stoß los+schlag/werd feil+biet/halt an+biet`,
  paying: `-/be/ab/an/ein/nach/rück/zurück/drauf+zahl be+gleich ent+richt/lohn über/an+weis
    hin/aus/drauf/dran/nieder+leg/blätter raus/ab+rück/drück/lat löhn blech berapp ab+stotter/buch ver+güt
    aus/ver+geb/ausgab investier er+statt tilg hin+schmeiß ab+leist raus+hau spendier rüber+schieb/wachs`,
  costing: 'kost ver+schling an+lauf zu+buch aus+mach be+lauf reiß',
  owing: 'schuld aus+steh offen+steh/bleib',
  billing: `be/ab/an/ver+rechn ver+lang/anschlag ein/an/ab+forder ab+knöpf/zwack/luchs/zock/nehm/kassier faktur
    fakturier aus+stell auf+brumm/drück liquidier be+last ein+zieh kassier`,
  earning: `ver/dazu/mit+dien er/ein+lös/ziel/wirtschaft/bring/spiel ein/raus/her+bring/spring/fahr/streich/spiel
    ein+nehm ein+kassier ab+werf`,
  lending: 'ver/aus/be/ent/her+leih leih -/ver/aus/an+borg ver+miet/pump',
  weighing: '-/ab/aus/ver/nach/be/ein+wieg auf+wieg wäg wäge waag',
  counting: '-/ab/durch/nach/aus+zähl ab/aus/ver/nach+mess ab+les/lot/peil peil aus+liter inventarisier lot',
  losing: `ver+lier/derb/gammel/faul/schimmel/rott/schütt/schwind/dunst/sick kaputt+geh aus+lauf/rinn
    weg+faul/schwimm/schmeiß/werf schrumpf faul gär`,
  stealing: '-/be/weg+klau be+stehl stehl ent+wend mops stibitz ab+zweig/zapf',
  accruing: 'an/ab/zusammen/dazu/hinzu+fall an/dazu/hinzu/zusammen+komm/lauf/sammel an+häuf ent+steh nach+lauf',
  returning: 'zurück/rück+geb/schick/bring/send/nehm/liefer reklamier retournier um+tausch beanstand be+anstand',
  needing: 'brauch be+nötig er+forder ver+trag/lang/tilg an+forder ab+könn her+müss ge+brauch be+darf',
  lacking: 'fehl mangel ab+geh aus+fehl haper er+mangel',
  lasting: 'reich aus/hin+reich vor/an+halt über+dauer hin+komm/lang aus+komm lang dauer',
  ordering: `be/vor/nach/ab+stell order be+auftrag ver+einbar an+forder/frag zu+sag aus/ab/fest+mach
    ver/ab+red/sprech buch engagier anheuer an+heuer`,
  mixing: '-/ver/bei/unter/zusammen/ein/an/durch+misch ein/an/unter+rühr meng ver/bei+meng zusammen+stell',
  cleaning: `-/aus/ab+reinig -/aus/ab/weg+putz/wasch/spül/feg/kehr/kratz desinfizier aus+mist kärcher ab/aus+kärcher
    aus+dampf`,
} as const
