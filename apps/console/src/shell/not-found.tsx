import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHead } from '../parts/page-head.tsx';
import { useTexts } from '../texts/texts-context.ts';

export function NotFound(): ReactNode {
  const { problem } = useTexts();
  return (
    <div className="alone">
      <PageHead title={problem.notFound} intro={problem.notFoundText} />
      <p>
        <Link to="/">{problem.home}</Link>
      </p>
    </div>
  );
}
