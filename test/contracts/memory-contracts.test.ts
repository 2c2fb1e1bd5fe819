import { contractsOverMemory } from './over-memory.ts'
import { runContract } from './run-contract.ts'

for (const [port, cases] of Object.entries(contractsOverMemory)) runContract(`${port}: memory`, cases)
