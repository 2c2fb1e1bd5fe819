// Loaded into a program under test with `--import`; it says over IPC how much processor time, in ms, the main thread
// has used at a stretch, at most, between two turns of its event loop since it was last asked.
const TURN_MS = 2
let longest = 0
let before = used()

setInterval(() => {
  const now = used()
  longest = Math.max(longest, now - before)
  before = now
}, TURN_MS).unref()

process.on('message', (asked) => {
  if (asked !== 'longest stop') return
  process.send!({ longestStop: longest })
  longest = 0
})
process.channel?.unref()

function used(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
