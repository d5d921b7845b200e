import { defineConfig } from 'drizzle-kit';

// `npx drizzle-kit generate --name <what-changed>` writes the next migration from the schema; nothing here connects.
export default defineConfig({ dialect: 'postgresql', schema: './src/database/schema.ts', out: './migrations' });
