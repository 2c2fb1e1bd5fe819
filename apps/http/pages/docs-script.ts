/**
 * The only script of the service: search in the reference, and trying a route. It asks this server alone and keeps the
 * token for as long as the page is open.
 */
export const DOCS_SCRIPT = `
const $ = (selector, from = document) => [...from.querySelectorAll(selector)]
const element = (name, attributes = {}, text = '') => {
  const made = Object.assign(document.createElement(name), attributes)
  made.append(text)
  return made
}
const search = document.getElementById('search')
search.hidden = false
search.addEventListener('input', () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean)
  for (const group of $('details.group')) {
    let found = 0
    for (const route of $('details.route', group)) {
      const text = route.firstElementChild.textContent.toLowerCase() + ' ' + route.id.toLowerCase()
      route.hidden = !words.every((word) => text.includes(word))
      if (!route.hidden) found++
    }
    group.hidden = found === 0
    group.open = words.length > 0 && found > 0 && found < 40
  }
})
const open = () => {
  const route = location.hash.length > 1 && document.getElementById(location.hash.slice(1))
  if (!route) return
  for (let at = route; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true
  route.scrollIntoView()
}
addEventListener('hashchange', open)
open()
for (const route of $('details.route')) {
  const button = element('button', { type: 'button' }, 'Try it')
  button.addEventListener('click', () => button.replaceWith(formOf(route)))
  route.append(button)
}
function formOf(route) {
  const { body } = route.dataset
  const [method, path] = ['span', 'code'].map((part) => route.firstElementChild.querySelector(part).textContent)
  const form = element('form')
  const field = (label, input) => {
    form.append(element('label', {}, label), input)
    input.setAttribute('aria-label', label)
    return input
  }
  const parameters = $('tr[data-in]', route).map((row) => ({
    name: row.cells[0].textContent,
    place: row.dataset.in || 'query',
    input: field(row.cells[0].textContent, element('input', { required: row.dataset.in === 'path' })),
  }))
  const text = body === 'application/json' && field('Body', element('textarea', { rows: 8, value: $('pre.body', route)[0]?.textContent ?? '' }))
  const file = body === 'multipart/form-data' && field('file', element('input', { type: 'file', required: true }))
  const answer = element('pre', { hidden: true })
  answer.setAttribute('aria-live', 'polite')
  form.append(element('button', { type: 'submit' }, 'Send'), answer)
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const token = document.getElementById('token').value.trim()
    const headers = token ? { Authorization: 'Bearer ' + token } : {}
    const query = new URLSearchParams()
    let address = path
    for (const { name, place, input } of parameters) {
      if (place === 'path') address = address.replace('{' + name + '}', encodeURIComponent(input.value))
      else if (input.value !== '' && place === 'query') query.set(name, input.value)
      else if (input.value !== '' && place === 'header') headers[name] = input.value
    }
    const request = { method, headers }
    if (text) (request.body = text.value), (headers['Content-Type'] = 'application/json')
    if (file) (request.body = new FormData()).set('file', file.files[0])
    answer.hidden = false
    answer.textContent = '…'
    try {
      const got = await fetch(address + (query.size ? '?' + query : ''), request)
      const said = await got.text()
      let shown = said
      try { shown = JSON.stringify(JSON.parse(said), null, 2) } catch {}
      answer.textContent = got.status + ' ' + got.statusText + '\\n' + [...got.headers].map((pair) => pair.join(': ')).join('\\n') + '\\n\\n' + shown.slice(0, 20000)
    } catch (error) {
      answer.textContent = 'No answer: ' + error.message
    }
  })
  return form
}
`
