import { InvalidArgumentError, Option } from 'commander';

const SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

export function numberOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((text) => {
    if (!/^\d{1,12}$/.test(text)) throw new InvalidArgumentError('must be a whole number.');
    return Number(text);
  });
}

/** An option like `24h`, read as seconds. */
export function durationOption(flags: string, description: string, fallback: string): Option {
  return new Option(flags, description).default(parseDuration(fallback), fallback).argParser(parseDuration);
}

function parseDuration(text: string): number {
  const match = /^(\d{1,6})([smhd])$/.exec(text);
  const unit = SECONDS[match?.[2] ?? ''];
  if (match === null || unit === undefined)
    throw new InvalidArgumentError('must be a duration such as 0s, 30m, 24h or 7d.');
  return Number(match[1]) * unit;
}
