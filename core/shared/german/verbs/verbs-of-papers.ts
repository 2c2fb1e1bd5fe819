/** What is done with letters, dates and records, and with machines and buildings. */
export const VERBS_OF_PAPERS = {
  writing: '-/an/auf/hin/zurück/aus+schreib ver+fass auf+setz formulier mail an+mail fax aus+stell',
  sending: `-/ab/zu/ein/weg/los/raus/ver/über/rüber/hin/her/nach+schick/send ein+reich/werf ab/auf+geb über+mittel
    zu+stell mail fax raus/weg/los+geh/jag/geb`,
  submitting: `ein/ab/nach/vor/weg/raus/hin+reich/geb/schick/send/leg/bring/jag be+antrag stell ab/raus/weg/los+geh
    über+mittel/send/geb hoch+lad ein+stell/werf los+schick an/ab+meld`,
  reporting: `-/an/ab/nach/zurück/weiter/durch/rück+meld an+zeig an+geb ein/nach+trag ein+pfleg/tipp/geb registrier
    durch+geb mit+teil be+kannt`,
  recording: `auf/ein/nach/mit+schreib/zeichn/trag/tipp fest+halt dokumentier notier protokollier ver+merk/zeichn
    er+fass`,
  replying: `be+antwort be+stätig ver+antwort antwort zurück/wieder+schreib/ruf/meld er+wider reagier meld äußer be+scheid
    ein+lass entgegn ent+gegn rühr`,
  calling: '-/an/zurück/durch+ruf telefonier an/durch+klingel/läut er+reich kontaktier',
  demanding: 'er+wart/bitt -/ver/an/ein+lang/forder wünsch bitt ersuch er+such mahn an+mahn warten wart hoff',
  expiring: 'ab/aus+lauf ver+fall/streich/jähr er+lösch end be+end auf+hör um+sein ab+sein',
  beingValid: 'gelt weiter+gelt halt durch+halt taug lauf',
  renewing: 'er+neuer erneuer ver+länger auf+frisch wieder+hol nach+hol',
  terminating: '-/auf+kündig kündig künd auf+künd/sag/lös',
  beingDue: 'an/aus/bevor+steh dran+komm/sein an+lieg fällig+werd',
  planning: `-/ein/ver/vor/um+plan vor+seh/hab/nehm/merk be+absichtig an/ein+setz
    an+streb/denk/visier/peil/beraum/kündig terminier`,
  inspecting: `-/über/nach/durch+prüf kontrollier nach/durch/rein/an+schau/seh/guck durch/ab+check checkel inspizier
    be+sichtig über+wach be+gutacht ab+nehm durch+test/geh/seh/mess auditier bonitier visitier`,
  repairing: `reparier richt her+richt aus+besser flick instand+setz/halt wart aus+tausch aus+wechsel schweiß fix
    über+hol schmier ab+schmier`,
  building: '-/er/auf/hin/neu+bau er/auf+richt/stell hoch+zieh/mauer betonier hin+setz/klotz/stell er+stell',
  issuing: 'aus+stell er+teil/werb aus+händig ver+leih be+steh ab+leg',
  training: 'fort/aus/weiter+bild be+such teil+nehm schul',
  owning: 'ge+hör gehör be+sitz eign',
  residing: 'wohn be+wohn haus sitz residier leb be+heimat',
  fitting: `pass rein/hinein/nein+pass/geh/krieg/bring/tu/bekomm/schütt/füll um+fass fass auf+nehm unter+bring/komm
    schluck`,
} as const
