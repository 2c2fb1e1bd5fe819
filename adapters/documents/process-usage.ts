import { readFile } from 'node:fs/promises'

/** Resident memory of a process, 0 where the system does not know. */
export async function residentMegabytes(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024
}

/** The unit of `/proc/PID/stat`, the same on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/** Processor time that a process has used; where the system does not know, the time that passes. */
export async function processorSeconds(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // Its name may hold spaces and brackets: the fields after it are counted from its end, utime and stime are 14 and 15.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return Number.isNaN(ticks) ? performance.now() / 1000 : ticks / TICKS_PER_SECOND
}
