export { jgsAbstandBrunnen } from './jgs-abstand-brunnen.ts'
export { jgsAbstandGewaesser } from './jgs-abstand-gewaesser.ts'
export { jgsLeckageerkennungAb } from './jgs-leckageerkennung-ab.ts'
