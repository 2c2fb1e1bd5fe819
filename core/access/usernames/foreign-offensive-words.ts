import type { OffensiveWords } from './offensive-words.ts'

/** What people in German-speaking countries are insulted with in other languages, in plain Latin letters. */
export const FOREIGN_OFFENSIVE_WORDS: readonly OffensiveWords[] = [
  {
    why: 'insults a person in Turkish',
    at: 'anywhere',
    words: `orospu oruspu 0r0spu aminakoy aminakoi aminoglu amcik pezevenk gotveren yarrak yarrag kahpe serefsiz
      gerizekal kerhane yavsak ananisik ananizi ananinami ananinam piccocug pickurus`,
  },
  {
    why: 'insults a person in Turkish',
    at: 'word',
    words: 'amk aq amq ibne dallama ipne gavat sikik sikis amcuk ananin yarak',
  },
  {
    why: 'insults a person in Arabic',
    at: 'anywhere',
    words: `sharmut sharmout charmut charmout scharmut schermut kosomak kosommak kusomak kusommak kosummak
      kusummak kesemmak kesumak kosemak kusemak nikomak nikommak nikumak niklmuk niqmok zebbi ayrifik
      ibnelkalb ibnalkalb ibnkalb ibnkelb yakalb yakelb waladhram himarinta`,
  },
  {
    why: 'insults a person in Turkish',
    at: 'start',
    words: 'siktir aminakod sikerim siktim sikeyim sikiyim sikicem kaltak',
  },
  {
    why: 'insults a person in Arabic',
    at: 'word',
    words: 'nikmok nikmouk kahba qahba gahba kahbe manyak manyake zibbi',
  },
  {
    why: 'insults a person in Polish',
    at: 'anywhere',
    words: `kurwamac kurwamat kurwica skurwysyn skurwiel skurwiec pierdol spierdal wypierdal opierdal jebac
      jebany jebana jebane jebie zjeb pojeb wyjeb ujeb pizda pizdo dziwka dziwki dziwko matkojeb szmata
      gowno wkurw chuju chujek chujow`,
  },
  {
    why: 'insults a person in Polish',
    at: 'word',
    words: `kurwa kurwo kurwy kurva chuj huj hujem suka suko cipa cipka ciota dupa dupek debil zjebie frajer`,
  },
  {
    why: 'insults a person in Russian or Ukrainian',
    at: 'anywhere',
    words: `blyat bljat blyad bljad blyatt cykablat sukablat pizdec pizdez pizdets pizdabol raspizd pedoras
      mudak mudila dolboeb dolbojeb dolboyob dolbaeb yobtvoy jobtvoj jobtwoj ebanut ebannut ebaniy jebaniy
      zalupa shlyuh shlyukh schljuch shluha nahuj nahuy nahui naxuj naxuy pohuj pohuy khuyl putinhuj
      ublyud ubljud svoloch svolotsch`,
  },
  {
    why: 'insults a person in Russian or Ukrainian',
    at: 'word',
    words: `cwel huilo huylo kutas gandon eblan pidor pidoras pidar pidaras xuy xuj huy khuy khui chuy cyka ebat
      ebal jebal jebat govno gowno gnida churka tschurka khokhol zhid zhyd`,
  },
  {
    why: 'insults a person in Serbian, Croatian or Bosnian',
    at: 'anywhere',
    words: `jebemti jebemli jebote jebise jebiga jebacu jebenti pickumat pickamat pickomat upicku picketin
      pusikurac pusikurc kurcina kurvinsin kurvin drolja pickica majkuti mamuti mamicuti materjeb`,
  },
  {
    why: 'insults a person in Serbian, Croatian or Bosnian',
    at: 'word',
    words: 'jebem jebo kurac kurcu picka picku govno drolja balija ustasa cetnik kreten',
  },
  {
    why: 'insults a person in Italian, Spanish, Portuguese, French or Romanian',
    at: 'anywhere',
    words: `vaffancul fanculo stronzo stronza coglion puttana minchia porcodio porcamado figliodiput leccaculo
      testadicazzo cazzone hijodeput hijodelagran pendejo chingatu chingada maricon mierda putamadre
      cabron gilipollas filhodaput caralho putain salope connard connasse enculer filsdepute niquetam
      futumat futuiti muieps sugepula sugipula pizdamat dutenpizda`,
  },
  {
    why: 'insults a person in Italian, Spanish, Portuguese, French or Romanian',
    at: 'word',
    words: 'cazzo puta puto merda merde encule frocio ntm',
  },
  {
    why: 'insults a person in Albanian, Kurdish or Farsi',
    at: 'anywhere',
    words: 'taqifsha qifsha qifsh robqir pidhin kurvnan haramzad kosnanat kosenanat madarjend kirimde',
  },
]
