/**
 * Names of people, of animals and of fields that sound like what farms have: „Käthe“ is no „Kette“ and „Auf dem Kolk“
 * no „Kalk“. In lower case.
 */
export const NAMES_LIKE_THINGS: readonly string[] = `
  benno betty bine biene bieni bonny bruno cilli frauke gabi gaby grete gretl günter günther herta jens jette julia käthe
  lotta lotti mona paula peggy toni zilli mausl mohr mohrle lady
  vries beck dörr gooßen haas häfele höhn kolb kraus schmid schmidt schmitt wyss
  beeke bollen breitle bühl bült dreesch göhl höll hoop klei kolk maade oord pinn reit ried riede siel sood töge vörde wehl
  wohld wolde
`
  .trim()
  .split(/\s+/u)
