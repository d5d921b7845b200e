import type { parse } from '@babel/parser';

// The types of its tree are in a package of its own, which the parser does not hand on.

export type Program = ReturnType<typeof parse>['program'];
type Statement = Program['body'][number];
export type Expression = Extract<Statement, { readonly type: 'ExpressionStatement' }>['expression'];
type ExpressionOf<Type extends Expression['type']> = Extract<Expression, { readonly type: Type }>;
export type ArrowFunctionExpression = ExpressionOf<'ArrowFunctionExpression'>;
export type ObjectExpression = ExpressionOf<'ObjectExpression'>;
export type TemplateLiteral = ExpressionOf<'TemplateLiteral'>;
type Property = ObjectExpression['properties'][number];
export type Node =
  | Expression
  | Statement
  | Property
  | Extract<Property, { readonly type: 'ObjectProperty' }>['key' | 'value']
  | TemplateLiteral['quasis'][number]
  | ArrowFunctionExpression['params'][number]
  | ExpressionOf<'CallExpression'>['callee'];
