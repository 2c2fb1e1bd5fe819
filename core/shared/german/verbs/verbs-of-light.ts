/** What carries a sentence and tells nothing of what is asked about, and what says no more than that it is there. */
export const LIGHT_VERBS = {
  /** However one lies, stands or sits. */
  being: `-/dran/drin/drauf/drunter/dabei/da/daneben/bereit/rum/herum+steh/lieg/sitz/häng/steck
    -/dran/drin/drauf/drunter/dabei/da/daneben/bereit/rum/herum+hock/lehn/kleb -/drin/dran/dabei/da+bleib be+find
    existier`,
  /** Without a word of where to or how: „die Meldung ging“. */
  motion: 'komm geh lauf',
  doing: '-/fertig+mach/tu/krieg -/ge+hör er+folg statt+find durch/aus+führ er+ledig',
  coming: `-/an/her/vorbei/rein/zurück/daher/raus/zusammen/hin+komm an/ein+treff an/rein/vorbei/ein+roll
    an/ein/auf+rück an/vor+tanz auf+kreuz/tauch/schlag an/ein+trudel
    an/rein/herein+schnei/reit/schau/fahr/rausch/dampf an/ein/vor+lauf ein+find/flieg/flatter
    an+flieg/reis/marschier/rumpel/langen/lang er+schein vorbei/vor+schau/fahr ein/zurück+kehr -/be+such an+wes
    zu+stoß`,
  leaving: `-/weg/ab/raus/los/fort/davon/rüber/weiter+geh ab/los/weg/fort/aus/raus+rück/zieh/fahr/reis/roll/wander
    ver+lass/schwind ab/weg/los/fort+komm/lauf/marschier/schwirr/dampf ver+duft/drück/krümel aus+büx/reiß/brech
    ent+lauf/wisch/komm aus+scheid`,
  amounting: `er/aus/zusammen/heraus+geb aus+mach be+lauf/trag/ziffer zusammen/an+lauf zusammen/auf/an+summier/sammel summier
    addier zusammen+zähl/rechn/komm raus/heraus/rum/herum/dabei+komm/spring/schau`,
  containing: `ent/bei+halt beinhalt auf+weis drin/dran/drauf/darin+steck/häng/sitz/lieg/steh -/vor+komm mit+bring
    zusammen+setz`,
  happening: `passier gescheh ereign los/ab+lauf vor+fall/komm/lieg an/bevor+steh statt+find ab+spiel zu+trag
    er+eign los+geh`,
  beginning: 'be+ginn an/los+fang/geh/lauf/leg start an+treib er+öffn',
  ending: 'end be+end voll+end auf+hör ab+schließ ein+stell',
} as const
