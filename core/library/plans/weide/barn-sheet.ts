import { germanDay } from '../../../shared/german/write-german.ts'
import type { PlanEffect } from '../plan.ts'
import { written } from '../steps.ts'
import type { BarnInputs, GrazingGroup } from './inputs.ts'

/** Who stands where, and when a barn is empty for cleaning: in the weeks when its herd grazes day and night. */
export function barnSheet(barns: readonly BarnInputs[], groups: readonly GrazingGroup[], year: number): PlanEffect {
  const outOf = ({ herdId }: BarnInputs): { from: string; until: string } | undefined => {
    const out = groups.find((group) => group.herdId === herdId && group.hoursPerDay >= 20)
    return out && { from: germanDay(`${year}-${out.from}`), until: germanDay(`${year}-${out.until}`) }
  }
  return {
    id: 'weide.belegung',
    kind: 'sheet',
    title: `Stall-Belegungsplan ${year}`,
    details: `${barns.length} Herden in ihren Ställen`,
    sheet: {
      title: `Stall-Belegungsplan ${year}`,
      herdId: null,
      head: [{ label: 'Jahr', value: String(year) }],
      columns: [
        { label: 'Stall' },
        { label: 'Herde' },
        { label: 'Tiere', align: 'right' },
        { label: 'Plätze', align: 'right' },
        { label: 'belegt' },
        { label: 'Leerzeit, Reinigung' },
      ],
      rows: barns.map((one) => {
        const out = outOf(one)
        return [
          one.barn,
          one.herd,
          one.animals === null ? '' : written(one.animals, 0),
          one.places === null ? '' : written(one.places, 0),
          out ? `bis ${out.from} und ab ${out.until}` : 'ganzjährig',
          out ? `${out.from} bis ${out.until}` : '',
        ]
      }),
      foot: [{ label: 'Unterschrift', value: '' }],
    },
  }
}
