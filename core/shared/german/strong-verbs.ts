/** „find: fund, geh: gang“ as what each form is of. */
const byForm = (forms: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    forms.split(',').flatMap((line) => {
      const [root, ofRoot] = line.trim().split(': ')
      return ofRoot!.split(' ').map((form) => [form, root!])
    }),
  )

/** Participles, without ge- and -en or -t, whose vowel differs from the infinitive's. */
export const STRONG_PARTICIPLES = byForm(`
  bitt: bet, bleib: blieb, bieg: bog, gebär: bor, biet: boten, bring: brach bracht, brenn: brannt, brech: broch,
  bind: bund, denk: dacht, derb: dorb, dresch: drosch, flieg: flog, fließ: floss, frier: fror, find: fund,
  geh: gang, ess: gess, gleich: glich, gelt: golt, gieß: goss, greif: griff, häng: hang, helf: holf, kenn: kannt,
  leih: lieh, leid: litt, lüg: log, lier: lor, meid: mied, melk: molk, nenn: nannt, nehm: nomm, renn: rannt,
  reib: rieb, reiß: riss, reit: ritt, rinn: ronn, rutsch: rutsch, send: sandt, scheid: schied, schein: schien,
  schließ: schloss, schmeiß: schmiss, schneid: schnitt, schieb: schob, scher: schor, schieß: schoss,
  schreib: schrieb, schwind: schwund, sitz: sess, sauf: soff, sprech: sproch, spring: sprung, steh: stand,
  steig: stieg, stech: stoch, stehl: stohl, sterb: storb, sink: sunk, treib: trieb, treff: troff, trink: trunk,
  wend: wandt, weich: wich, weis: wies, wieg: wog, werb: worb, werf: worf, wind: wund, zieh: zog, zwing: zwung`)

/** Forms of the past and of the third person, and the infinitive's first part. */
export const STRONG_FORMS = byForm(`
  komm: kam kamen kommt, geh: ging gingen gang, geb: gab gaben gibt, nehm: nahm nahmen nimmt,
  fahr: fuhr fuhren fährt, sterb: starb starben stirbt, trag: trug trugen trägt, lauf: lief liefen läuft,
  fress: fraß fraßen frisst, zieh: zog zogen, schneid: schnitt schnitten, schreib: schrieb schrieben,
  dresch: drosch droschen drischt, gieß: goss gossen, bring: brachte brachten, ruf: rief riefen,
  fang: fing fingen fängt, halt: hielt hielten hält, lass: ließ ließen lässt, werf: warf warfen wirft,
  treib: trieb trieben, stech: stach stachen sticht, wieg: wog wogen, leih: lieh liehen, mäh: mäht, sä: sät,
  häng: hing hingen, steh: stand standen, lieg: lag lagen gelegen, sitz: saß saßen, treff: traf trafen trifft,
  bleib: blieb blieben, schließ: schloss schlossen, schmeiß: schmiss schmissen, schieß: schoss schossen,
  fließ: floss flossen, biet: bot boten, find: fand fanden, spring: sprang sprangen, trink: trank tranken,
  schwind: schwand schwanden, derb: darb darben dirbt, werb: warb warben wirbt, gelt: galt galten gilt,
  mess: maß maßen misst, ess: aß aßen isst, les: las lasen liest, seh: sah sahen sieht, gescheh: geschah geschieht,
  tret: trat traten tritt, lad: lud luden lädt, schlag: schlug schlugen schlägt, grab: grub gruben gräbt,
  wachs: wuchs wuchsen wächst, wasch: wusch wuschen wäscht, fall: fiel fielen fällt, stoß: stieß stießen stößt,
  schieb: schob schoben, sauf: soff soffen säuft, melk: molk molken, schein: schien schienen,
  stehl: stahl stahlen stiehlt, sprech: sprach sprachen spricht, brech: brach brachen bricht, steig: stieg stiegen,
  reiß: riss rissen, reit: ritt ritten, leid: litt litten, greif: griff griffen, scheid: schied schieden,
  weis: wies wiesen, reib: rieb rieben, gleich: glich glichen, renn: rannte rannten, nenn: nannte nannten,
  kenn: kannte kannten, brenn: brannte brannten, send: sandte sandten, wend: wandte wandten, denk: dachte dachten,
  gebär: gebar gebaren, lier: lor loren, bind: band banden, tu: tat taten tut getan`)
