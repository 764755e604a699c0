import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

type Props = {
  readonly listPath: string;
  readonly title: string;
};

export default function Breadcrumbs({listPath, title}: Props): ReactNode {
  return (
    <nav aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={listPath}>
            Examples
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link" aria-current="page">
            {title}
          </span>
        </li>
      </ul>
    </nav>
  );
}
