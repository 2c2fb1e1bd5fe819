import { phraseTable, type Phrase } from '../../../answers/index.ts'

const PARTS = {
  ANIMALS:
    'L*(kuh|kühen?|bullen?|ochsen?|stieren?|kalb|kälbern?|rind|rindern?|färsen?|fressern?|schweinen?|sauen?|ferkeln?|hennen?|' +
    'hühnern?|gockel|lamm|lämmern?|schafen?|ziegen?|tieren?|pferden?|vieh|viecher|stück)',
  /** Called by its name or its number. */
  ONE: '((der|die|das|den|dem|unser|unsere|unseren|kuh|bulle|bullen|ochse|ochsen|kalb|rind|tier|nummer) )*«[\\p{L}\\d]+»',
  HERE: '(bei uns|auf dem hof|am hof|im bestand|hier am hof|hier auf dem hof)',
  /** Where to, so that it came to no herd. */
  ELSEWHERE:
    '(L*(weide|koppel|wiese|alm)|welt|zum|zur|ins|rein|raus|weg|rechnung|tierarzt|zu (?!uns)L+|in (den|die|das))',
}

/** What farmers say of herds and single animals, and the words that the views of them know. */
export const ANIMAL_PHRASES: readonly Phrase[] = phraseTable(
  String.raw`
  # „Wie viele Fresser sind im November gekommen?“ asks for no head on a day.
  ^(?!.*‹ELSEWHERE›)«(wie viele?|welche) .*‹ANIMALS›.*»‹(an|her|dazu|rein)?gekommen$ → $1zugegangen
  # The calves of a year were born in it.
  ‹«kälber|kälbern|ferkel|ferkeln|lämmer|lämmern»› (von|aus|vom jahrgang|des jahrgangs|jahrgang) «20\d\d» → $1 geboren $2
  # The day of its bill is not the day that it came.
  ^(?!.*‹ELSEWHERE›)«wann .*‹ANIMALS›.*»‹(an|her|dazu|rein)?gekommen$ → $1eingestallt
  ^(?!.*‹ELSEWHERE›)«(wie viele?|welche) (L+ )?ANIMALS» (kam|kamen)(?= (an|rein|dazu)?) → $1 zugegangen_
  ^(?!.*‹ELSEWHERE›)«(wie viele?|welche) (L+ )?ANIMALS (ist|sind|waren)( .*)?»‹gegangen$ → $1abgegangen
  # „Wann ist das letzte Kalb vom Hof gegangen?“
  ^«.*‹ANIMALS .*»‹(vom|von unserem|aus unserem|aus dem) (hof|betrieb)( weg)? (gegangen|gekommen|weg|fort)$ → $1abgegangen
  ^«(wann|wie viele?|welche[srn]?) »(ging|gingen|kam|kamen) «.*?ANIMALS» (vom|von unserem) (hof|betrieb)$ → $1$2 \
    abgegangen
  ^(an )?wie ?vielen? tagen? (?=(waren|hatten|weideten|grasten|liefen)›)(?=.*‹(geweidet|weideten|grasten|weiden|draußen|(auf der|auf den) L*(weide|\
    koppel|alm)n?)›)(?!.*‹(länger|mehr|weniger|kürzer)›)~ → wie viele weidetage_
  # „Wann sind die Ochsen von der Weide gekommen?“
  ^«wann .*»‹(von|vom|aus) (der |den |dem )?L*(weide|koppel|alm) «.*?»(runter|herunter|heim|rein)?(gekommen|geholt|gegangen)$ → \
    $1weideende $2
  # That no grazing is entered is told by no barn.
  ^«(ist|sind|war|waren) (.* )?ANIMALS (.* )?»(auf der|auf den|auf) weiden? → $1draußen
  # What offices were told of a day is counted by classes of age.
  ^«wie viele? .*ANIMALS(›.*)?» «waren|standen»«(?=.*‹(am|zum|anfang|ende) (\d|MONTH)).*?»( (bei der|bei|in der|im|in) hit(-datenbank)?)?‹gemeldet$ → \
    $1 $2$3stichtagszahl
  ^(?=.*‹(stichtagL*|gezählt|L*zählung|hatten wir|waren es)›)«.*?»‹(über|älter als) «\d+» monate?n?› → $1stichtagszahl über$2monate
  ^(?=.*‹(stichtagL*|gezählt|L*zählung|hatten wir|waren es)›)«.*?»‹(unter|bis zu|bis|jünger als) «\d+» monate?n?› → $1stichtagszahl bis$2monate
  # Between herds
  ^«wie viele? .*ANIMALS .*»‹zu (den|der|unseren) «ANIMALS» (gekommen|gegangen|gewechselt|gewandert)$ → $1umgestallt $2
  # Who sold it to us let it come.
  ^«(welche|wie viele?) (L+ )?ANIMALS» (hat|haben)(?=.*‹(uns|mir)›)( (an )?(uns|mir))? «.+?»( (an )?(uns|mir))? \
    (verkauft|geliefert|gebracht|vermittelt)$ → $1 zugegangen von $2
  # What became of one
  ^lebt ONE( L+)? noch|(ist|steht) ONE( L+)? noch (HERE|am leben)|was (wurde|ist) aus ONE( geworden)?|was ist mit \
    ONE passiert$ → was ist tierverbleib von $1$2$3$4
  ^wohin (ist|sind) «.+?» (gegangen|gekommen|verkauft worden|hingekommen|hingegangen)$ → wem abgegangen $1
  ^seit wann (ist ONE|(ist|haben wir|steht) ONE( (schon|denn|eigentlich))* (da|hier|dabei|HERE))$ → wann ankunft $1$2
  ^wie (lange|viele tage) (war|ist|steht|stand) ONE( schon)? (da|hier)$ → welche aufenthaltsdauer $1
  ^(warum|wieso|weshalb) «ist|sind|war|waren» «\d{3,}|L{3,}|(die|unsere) L*(hennen|hühner|küken|puten|gänse|enten|ferkel)( (im|seit|dieses|letztes) L+)?» \
    (gestorben|eingegangen|verendet|verreckt|krepiert)$ → woran $1 $2 gestorben
  ^wer (kauft|nimmt) (uns )?(unsere |die )?«ANIMALS»( ab)?$ → an wen haben wir die $1 verkauft
  ^wo (kommt|kam|stammt) «L{3,}|\d{3,}» her$ → woher kommt $1
  ^von wem (haben|hatten) (wir|ich) (die |unsere )?«L*(hennen|hühner|küken|ferkel|puten|gänse|enten)»( (gekauft|bekommen|her|gekriegt))?$ → \
    von wem zugegangen $1
  # Births are reported animal by animal.
  ^«welche|wie viele?» (geburten|kalbungen) (sind|wurden)«.*? nicht» gemeldet( worden)?$ → $1 kälber sind$2 \
    geburtsmeldung
  # How much they are fed, and in which group
  ^wie viele? (kilo |kg |kilogramm )?«L+» (bekommt|kriegt|frisst|bekommen|kriegen|fressen|erhält|erhalten) (eine? |die |jede[rsn]? |unsere )?\
    «.*(ANIMALS|‹L+mast)(›.*?)?»( (am|pro|je) tag| täglich)?$ → wie viel ration $1 $2
  ^wie viele? «ANIMALS» (sind|stehen|haben wir)( (gerade|denn|zurzeit))* in der «L*mast» → wie viele $1 fütterungsgruppe $2
  # What was seen of their welfare stands in texts.
  ^wie viele? «ANIMALS» (waren|sind|hatten|haben)( (denn|da|noch))*« .*?»?( eine?)? (L*lahm|lahmheit|verschmutzt|dreckig|verletzt|\
    verletzungen|L*schäden)$ → was tierschutzkontrolle $1
  # Treatments
  ^(seit|ab) wann (gilt|galt) (die |unsere |diese )?«L*ration» → seit wann gibt es $1
  ^wie oft (wurden?|sind|ist) «.+?» geimpft( worden)?$ → wie viele impfungen gab es bei $1
  ^wie viel «L+» (bekam|bekommt|kriegte|kriegt|erhielt) (ein|jedes|ein einzelnes|das einzelne) tier$ → wie viel tierdosis $1
  ^(wie lange|von wann bis wann) (wurden?|wird|werden|ist|sind) «.+?» behandelt( worden)?$ → wann behandlungsbeginn \
    und behandlungsende $1
  ^wie viel «L+» (wurde|haben wir) verabreicht$ → welche menge $1 behandlung
  bvd-? ?status → bvd-befund
  ^(was|wie viel) (gibt|geben) (unsere |die |eine )?«L*(kühe?|kuh)»( (im schnitt|im jahr|durchschnittlich))+$ → wie \
    hoch milchleistung $1
  ^wann (begann|beginnt) die behandlung› → wann war der behandlungsbeginn
  ^wann (endete|endet) die behandlung› → wann war das behandlungsende
  # Whose calf it is
  ^von (wem|welcher (kuh|mutterkuh)) (ist|stammt|kommt) ((der|die|das|unser|unsere) )?(?=.*(L*kalb›|L*bulle›|\d{3,}))~ → \
    wer ist die mutter von_
  ^von wem stammt (?!.*(kalb|mutter|brief|post|rechnung))~ → welche herkunft hat_
  ^welche (kuh|mutterkuh) ist die mutter (vom|von|des) → wer ist die mutter von
  # How many are missing of those there should be
  ^wie viele? «.*‹ANIMALS» (fehlt|fehlen)( (uns|mir|noch|da|denn|eigentlich))*( (bis )?(zu[mr]|am|auf den|auf das) soll| im stall)?$ → \
    wie hoch ist fehlbestand $1
  ^wie viele? «.*‹ANIMALS» (sind|liegen) (wir )?unter (dem )?soll$ → wie hoch ist fehlbestand $1
  ^um wie viele? «(L+ )?ANIMALS» (liegen|sind|bleiben) (wir )?unter (dem |der |unserem )?(ziel|soll)-?(bestand|zahl|stärke)?$ → wie hoch ist \
    fehlbestand $1
  ^wie viele? «.*‹ANIMALS» (sollen|sollten|hat die (L+)? im soll)›.*$ → wie hoch sollbestand $1
  # The most of a month or of a mother is what its entries come to, and no entry.
  ^(in )?welche[mnrs]? (monat|jahr|woche|quartal)(?=.*‹(geburten|kalbungen|abgänge|zugänge|verluste|todesfälle|kälber|\
    verkäufe)›)~ → monatsvergleich
  ^welche[rs]? (kuh|sau|ziege|mutterkuh|stute) (hat|hatte) die (meisten|wenigsten) (kälber|ferkel|zicklein|lämmer) → \
    nachkommenvergleich
  # „Wie viele Bullen gingen an Vilsfleisch?“
  ^«(wie viele?|welche) (L+ )?ANIMALS» (gingen|ging)›«.*?» (an|zum|zur|zu|nach)› → $1$2 abgegangen an
  ^wann (ging|gingen) «.*?ANIMALS(›.*?)?» (an|zum|zur|zu|nach)› → wann abgegangen $1 an
  # „Welche Ställe waren am 1. Mai voll?“
  ^«(in )?welche[rnms]? L*(stall|ställen?|stallgebäuden?)» (hatten?|waren?)«.*?» (keine freien (tier|stall)?plätze|keinen freien platz|keinen platz|\
    so viele tiere wie plätze|voll|ganz voll|voll belegt|voll besetzt|ausgelastet)( mehr)?( frei)?«( .*)?»$ → $1 vollbelegung$2$3
`,
  PARTS,
)
