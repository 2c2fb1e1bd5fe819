import { Html } from './html.ts'

/** Small pictures beside words that say the same: a screen reader passes them over. */
const icon = (paths: string): Html =>
  new Html(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${paths}</svg>`)

export const ICONS = {
  writes: icon('<path d="m4 20 1-4.5L16.5 4a2.1 2.1 0 0 1 3 3L8.5 18.500z"/><path d="m14.5 6 3.5 3.5"/>'),
  costs: icon(
    '<circle cx="12" cy="12" r="8.5"/><path d="M15 8.800a3.6 3.6 0 1 0 0 6.400M8 10.800h4.500M8 13.200h4.5"/>',
  ),
  unverified: icon('<path d="M12 4 2.8 19.500h18.400z"/><path d="M12 10v4.500M12 17v.1"/>'),
  fault: icon('<circle cx="12" cy="12" r="8.5"/><path d="M12 7.500v5.500M12 16v.1"/>'),
  done: icon('<circle cx="12" cy="12" r="8.5"/><path d="m8.2 12.3 2.7 2.7 5-5.5"/>'),
  add: icon('<path d="M12 5v14M5 12h14"/>'),
  mail: icon('<rect x="3" y="5.5" width="18" height="13.5" rx="2"/><path d="m3.5 7.5 8.5 6 8.5-6"/>'),
}

const SHED = '<path d="M4 15.2 16 5l12 10.200V27a1.5 1.5 0 0 1-1.5 1.500h-21A1.5 1.5 0 0 1 4 27z"/>'
const KERNEL = 'M16 12.500c4.6 3.6 4.6 8.8 0 12.4-4.6-3.6-4.6-8.8 0-12.400z'

/** The sign of the service: a kernel in a farm building. */
export const MARK = new Html(
  `<svg class="mark" viewBox="0 0 32 32" aria-hidden="true" focusable="false"><g class="shed">${SHED}</g><path class="kernel" d="${KERNEL}"/><path class="seam" d="M16 16v9"/></svg>`,
)

export const FAVICON = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><g fill="#2f6038">${SHED}</g><path fill="#f3d58a" d="${KERNEL}"/></svg>`)}`

/** Ploughed land, to the horizon. */
export const LAND =
  new Html(`<svg class="land" viewBox="0 0 1440 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
<path class="far" d="M0 92c180-46 360-58 560-30s380 34 560 4 240-30 320-24v158H0z"/>
<path class="middle" d="M0 132c220 18 380-40 620-34s420 66 820 10v92H0z"/>
<path class="near" id="feld" d="M0 168c260-26 520-30 760-14s460 22 680-6v52H0z"/>
<clipPath id="rand"><use href="#feld"/></clipPath><path class="furrows" clip-path="url(#rand)" d="${furrows()}"/>
</svg>`)

/** Lines that run to one point on the horizon. */
function furrows(): string {
  const ends = Array.from({ length: 23 }, (_, index) => index - 11).map((index) =>
    Math.round(index * (90 + 9 * Math.abs(index))),
  )
  return ends.map((end) => `M860 132 ${860 + end} 204`).join('')
}
