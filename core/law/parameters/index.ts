/**
 * Every parameter by its statute: `duev.duengungAufzeichnen`. A new one is its file and its line in the statute's
 * index.
 */
export * as awsv from './awsv/index.ts'
export * as bienschv from './bienschv/index.ts'
export * as bvdvv from './bvdvv/index.ts'
export * as duev from './duev/index.ts'
export * as dvo2023564 from './dvo-2023-564/index.ts'
export * as gapinvekosv from './gapinvekosv/index.ts'
export * as gapkondg from './gapkondg/index.ts'
export * as gapkondv from './gapkondv/index.ts'
export * as pflschanwv from './pflschanwv/index.ts'
export * as pflschg from './pflschg/index.ts'
export * as pflschgeraetv from './pflschgeraetv/index.ts'
export * as rohmilchguetv from './rohmilchguetv/index.ts'
export * as tamg from './tamg/index.ts'
export * as thamnv from './thamnv/index.ts'
export * as tierschnutztv from './tierschnutztv/index.ts'
export * as viehverkv from './viehverkv/index.ts'
export * as vo853 from './vo-853-2004/index.ts'
export * as vwvfg from './vwvfg/index.ts'
export * as wduengv from './wduengv/index.ts'
