import { MONTHS } from '../../../shared/german/months.ts'
import { phraseTable, type Phrase } from './phrase-table.ts'

const PARTS = {
  ANIMALS_OR_MANURE:
    'bullen?|stiere?|ochsen?|kuh|kühe|kalb|kälber|rind|rinder|jungrinder|färsen?|tiere?|gülle|mist|gärreste?|' +
    'jauche',
  DISEASES:
    'durchfall|grippe|husten|mastitis|euterentzündung|lungenentzündung|nabelentzündung|klauenentzündung|' +
    'mortellaro|panaritium|milchfieber|ketose|flechte|metritis|gebärmutterentzündung|kokzidi|räude|würmer',
  OWN_WORK:
    'stall|ställe|kuhstall|jungviehstall|bullenstall|acker|ackerbau|melken|füttern|fütterung|kühe|kälber|' +
    'jungvieh|bullen|büro|buchführung|werkstatt|technik|maschinen|weide|weiden|zäune',
  GRAZING_ANIMALS: 'kühe|rinder|färsen|kälber|bullen|ochsen|vieh|schafe|ziegen|pferde|tiere',
  NOTHING_ASKED: '^(?!.*‹(wie|welche[rmns]?|wann|wo|wer|ist|sind|hat|haben|zeig|nenn)›)',
  BARE_UNITS: 'hektar|ha|kilo|kg|tonnen|liter|kubik|kubikmeter|euro',
  /** „Märzrechnung“, but neither „Maisilage“ nor „Maisrechnung“. */
  MONTH_IN_WORD: `${MONTHS.filter((month) => month !== 'mai').join('|')}|mai(?=rechnung|abrechnung|lieferung|milch)`,
}

/** Nouns with verbs that add nothing, and other forms of sentence, for what views know in one word. */
export const LIGHT_VERBS: readonly Phrase[] = phraseTable(
  String.raw`
  # „Wo liegt die Zellzahl?“
  wo (liegt|liegen|lag|lagen|steht|stehen|stand) (gerade |derzeit |jetzt )?«(der|die|das|unsere?|meine?) \
    »?(?=(bestand|preis|wert|satz|L*zahl|L*wert|L*gehalt|L*preis|L*quote|L*häufigkeit|L*index)›)~ → wie hoch ist $1
  # „Jungviehstall, für wie viele Tiere ist der ausgelegt?“: what is asked of stands before the question.
  ^(?!.*‹(wie|wann|wo|wer|was|welche[rnms]?|ist|sind|war|waren|hat|haben|hatten|hatte|wurden?|muss|soll|gibt|und|oder)›\
    .*[,:] )((der|die|das|den|unsere?[rn]?|meine?[rn]?) )?«[^,:?!]{3,60}»[,:] \
    «((bis|seit|ab|für|von|in|an|mit|zu) )?(wann|wie|wer|wo|was|wem|welche[rnms]?)›[^,:?!]*? \
    (ist|sind|war|waren|hat|haben|gilt|läuft|lief|wurde|wurden|liegt|lag|wird)» (der|die|das|er|sie|es|den)\
    (?= |END)~ → $2 $1
  # „Novemberrechnung“, „Frühjahrsdüngung“
  «MONTH_IN_WORD»(?=L{5})~ → $1_
  «frühjahr|herbst»s?(?=(rechnung|lieferung|probe|beprobung|untersuchung|düngung|gabe)L*)~ → $1_
  (zum schlachten|zur schlachtung)( (gegangen|gekommen|gebracht|gefahren|abgeholt|raus|weg))?~ → geschlachtet
  (auf die|zur) welt( (gekommen|gebracht|kam|kamen))? → geboren
  wie lang(?= ((ist|war) (die|der) L*(wartezeit|sperrfrist|frist)|gilt|galt|gelten|hält|läuft|lief|reicht|muss|darf|geht|ging|dauert|(ist|sind|war|waren|haben|hat|\
    hatten)(?= .*(zugelassen|gültig|haltbar|gesperrt|gepachtet|verpachtet|erlaubt|draußen|weide|unterwegs|weg|\
    gebraucht|gedauert|gelaufen|gegangen)))›)~ → wie lange
  # „hätte weg sein müssen“
  (hätte|hätten|muss|müssen|musste|mussten|sollte|sollten)›«.*» (weg|raus|fertig|abgegeben|eingereicht|drin) \
    ?(gewesen )?sein( müssen| sollen)?~ → $1 fällig
  (muss|müssen|müsste|soll|sollen)›«.*» (da|hier|auf dem hof|am hof) sein → $1 bedarf
  «muss|müssen|müsste|soll|sollte»›«.*» (bezahlt|gezahlt|überwiesen|beglichen)( werden| sein) → $1$2 bezahlen
  (muss|müssen|soll|darf|kann) (ich|wir) (davon )?an(zu)?rechnen → anrechenbar
  # „Wer hat die Bullen bekommen?“, „Wer nimmt unsere Gülle ab?“
  ^wer (hat|hatte|haben)(?= .*ANIMALS_OR_MANURE)«.*» (bekommen|gekriegt|erhalten|genommen|mitgenommen|geholt|\
    abgeholt|übernommen|gekauft|abgenommen)$ → wem$1 abgegeben
  ^wer (nimmt|nahm|holt|holte) (?=.*ANIMALS_OR_MANURE)«.*» ab → wem $1 abgegeben
  «gülle|mist|gärreste?» an (?!(den|die|das|dem|der|stickstL*|phosphL*|kaliL*|ammonL*|nährstL*|n|p|k|einem?|\
    welchem) ?)(?=L)~ → $1 abgegeben_
  # „Berta soll wann kalben?“ asks for no duty.
  (soll|sollen|sollte|sollten|müsste|müssten|dürfte|dürften)›(?=.* (ab)?kalben›)(?=.*wann|(?<=wann.*))~ → _
  # „Wie viele Jungrinder waren im Herbst auf der Wümmewiese?“
  ^(?=.*GRAZING_ANIMALS)(?=.*‹auf (der|den|dem) L*(weide|wiese|koppel|alm)n?›)(?!.*(weidet|gras))«.*?»‹(hatten|\
    waren|standen|liefen)( wir)?›«.*?»$ → $1$2 geweidet
  # „Wie viele Kälber hatten Durchfall?“, „… haben Durchfall gehabt?“
  ~‹hatten?(?= .*DISEASES)|(?<=DISEASES.* )(gehabt|hatten?)(?=END) → behandelt
  # „Wer ist bei uns für den Pflanzenschutz zuständig?“
  ^wer (ist|war|kümmert sich) (denn )?(bei uns|auf dem hof|auf dem betrieb|im betrieb|von uns|von den leuten)›( \
    so)?«.*?»( (zuständig|verantwortlich|zugange))?$ → welche mitarbeiter aufgabe$1
  ^wer (ist|war) (denn )?((zuständig|verantwortlich) )?für (den |die |das |unsere?n? )?«OWN_WORK»( (zuständig|\
    verantwortlich))?$ → welche mitarbeiter aufgabe $1
  # „Bis wann darf ich das Mittel nehmen, wann läuft die Zulassung aus?“
  ^bis wann (darf|dürfen|kann|können) (ich|wir|man) (das |den |die )?«.*?»( noch)? L{3,}n,? (und )?wann (läuft|\
    endet) (die|seine|ihre|deren) zulassung( aus| ab)? → wann läuft die zulassung von $1 aus
  letzte[rnm]? (abgabetag|abgabetermin|meldetag|tag (der|zur|für die) (abgabe|meldung)) → frist
  # „Wann kriegt Berta ihr Kalb?“
  (kriegt|bekommt)›(?=.* (ihr|ein|das|ihr nächstes) kalb)«.*?» (ihr|ein|das)( nächstes)? kalb → kalbt$1
  # „Bis wann will die Tierärztin ihr Geld?“
  ^«bis »?wann (will|wollen|möchte|kriegt|bekommt)›«.*?» (sein |ihr |unser |das )?geld → $1wann fällig $2
  # „Kubikmeter Gülle, die aufs Land gefahren wurden“: on no field of such a name.
  (aufs|auf das|auf dem|über das|übers) land → _
  ^was (kriegt|bekommt) (der|die|das)? ?«.*?» (noch |alles |jetzt )*von uns$ → wie viel schulden wir $1
  # „Wiesen in Hektar?“, „Kilo Milch im März“, „Gülle Hauswiese, Kubik auf den Hektar“
  ~NOTHING_ASKED«BARE_UNITS» (?!(je|pro|und|oder)›)~ → wie viel $1_
  ~NOTHING_ASKED«.*L»(,| in| ,| [–-])( in)? «BARE_UNITS»(?= (?!und|oder)|END)~ → wie viel $2 $1
  ^welche[rsnm]? «L+( \d)?» (gilt|gelten) (?=für|bei|auf|in)~ → welche $1_
  ^wie viel «.*» fehl(t|en) (uns|mir|noch)( noch)?$ → wie viel $1 bedarf
  wie viele (jahre|monate) (ist|sind) «.*» alt → wie alt ist $1
  ^von wem (haben|hatten) wir (?=(das|die|den|unser|unsere|unseren) L+END)~ → von wem herhaben_
  # „Von wann ist der Brief?“
  von wann (ist|sind|war|waren|stammt|stammen) → wann datiert
  (weiß|weiss|kenne?|kennen) (ich|wir) (den |die |das )?«.*?» ?(gar|noch|überhaupt)? ?nicht$ → fehlt $1
`,
  PARTS,
)
