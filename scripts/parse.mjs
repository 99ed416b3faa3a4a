// What the layer check asks of a module: its imports, the globals it names, the members it reads. Vite brings the parser.
import { parseSync } from 'vite';

/**
 * imports: static, re-exporting, dynamic and type imports (`specifier` undefined where it is computed);
 * globals: names used and bound nowhere in the file, with the member read from them; members: every `.name` read;
 * ambient: where the file declares something that lives elsewhere, or asks the compiler for more libraries;
 * codeLines: how many of its lines hold more than comment.
 */
export function parseModule(path, text) {
  const { program, comments, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const lineOf = (node) => text.slice(0, node.start).split('\n').length;
  const imports = [];
  const members = [];
  const ambient = comments.filter((c) => /^\/\s*<reference/.test(c.value)).map((c) => ({ line: lineOf(c) }));
  const names = [];
  const bound = new Set();

  visit(program, undefined, undefined, (node, parent, key) => {
    const source = node.type === 'TSExternalModuleReference' ? node.expression : node.source;
    if (source) imports.push({ specifier: literal(source), line: lineOf(node) });
    if (node.declare && node.type !== 'PropertyDefinition') ambient.push({ line: lineOf(node) });
    if (node.type === 'MemberExpression') members.push({ name: memberName(node), line: lineOf(node) });
    if (node.type === 'Identifier' && !isOnlyALabel(parent, key)) {
      const member = parent.type === 'MemberExpression' && key === 'object' ? memberName(parent) : undefined;
      names.push({ name: node.name, line: lineOf(node), member });
    }
    for (const name of namesBoundBy(node)) bound.add(name);
  });
  const codeLines = withoutComments(text, comments)
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  return { imports, members, ambient, codeLines, globals: names.filter(({ name }) => !bound.has(name)) };
}

/** The text with every comment taken out, but for the ends of its lines. */
function withoutComments(text, comments) {
  let rest = text;
  for (const { start, end } of [...comments].reverse())
    rest = rest.slice(0, start) + rest.slice(start, end).replace(/[^\n]/g, '') + rest.slice(end);
  return rest;
}

function visit(node, parent, key, see) {
  see(node, parent, key);
  for (const [name, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type === 'string') visit(child, node, name, see);
    }
  }
}

/** The names a declaration, import, function or catch brings into the file. Scopes are not told apart: a file is small. */
function* namesBoundBy(node) {
  if (node.type === 'ExportSpecifier') return;
  for (const pattern of [node.id, node.local, node.param, ...(node.params ?? [])]) yield* namesIn(pattern);
  if (node.type === 'TSTypeParameter') yield* namesIn(node.name);
}

function* namesIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      yield pattern.name;
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties) yield* namesIn(property.value ?? property);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) yield* namesIn(element);
      break;
    case 'AssignmentPattern':
      yield* namesIn(pattern.left);
      break;
    case 'RestElement':
      yield* namesIn(pattern.argument);
      break;
  }
}

/** Is an identifier in this place the name of a member, key or label, rather than of a thing? */
function isOnlyALabel(parent, key) {
  if (key === 'property' || key === 'key') return !parent.computed;
  if (key === 'local') return parent.type === 'ExportSpecifier';
  if (key === 'right') return parent.type === 'TSQualifiedName';
  return ['imported', 'exported', 'label', 'meta', 'qualifier'].includes(key);
}

const literal = (node) => (node.type === 'Literal' ? node.value : undefined);
const memberName = (node) => (node.computed ? literal(node.property) : node.property.name);
